import { controlLabel, prefilledEnquiryText, fieldset, translatedText } from '../fields/field-types';
import { defineContentType, type ResolvedContent } from './content-type';

/** Texts of the shell and of controls on every page. */
export const labels = defineContentType({
  shared: fieldset('Every page', {
    skipLink: controlLabel('Link for keyboards that skips to the text'),
    home: controlLabel('“Home” in the line “Home / Title”'),
    breadcrumb: controlLabel('What screen readers call the line “Home / Title”'),
    menu: controlLabel('Name of the menu'),
    openMenu: controlLabel('Open the menu'),
    closeMenu: controlLabel('Close the menu'),
    darkMode: controlLabel('Switch to dark mode'),
    lightMode: controlLabel('Switch to light mode'),
    pauseMotion: controlLabel('Pause motion'),
    resumeMotion: controlLabel('Resume motion'),
    backToTop: controlLabel('Back to top'),
    loading: controlLabel('While a page loads'),
    loadFailure: controlLabel('Where a part of the page could not be fetched; the e-mail address follows'),
    maps: controlLabel('Link to the map'),
    whatsApp: controlLabel('Link to WhatsApp'),
    rights: controlLabel('All rights reserved'),
    languages: controlLabel('Name of the language menu'),
    closeOffer: controlLabel('Close the offer of another language'),
    closeNotice: controlLabel('Close a notice'),
    unsentMessage: fieldset('While a guest’s message has not been sent', {
      text: translatedText('Text'),
      open: controlLabel('Link to the message'),
      sent: translatedText('After it was sent'),
    }),
    closure: fieldset('While a house is closed', {
      label: translatedText('In place of Book Now', {
        translatorComment: 'label of a button or a field, or what a screen reader says',
        translationContext: 'booking',
      }),
      reopens: translatedText('On its card', { runtimePlaceholders: ['date'] }),
      enquiry: prefilledEnquiryText('First sentence of the guest’s message'),
    }),
    controls: fieldset('Pictures', {
      previous: controlLabel('Previous picture'),
      next: controlLabel('Next picture'),
      close: controlLabel('Close'),
      photo: controlLabel('Picture', { runtimePlaceholders: ['number'] }),
      position: controlLabel('Which of several is shown', { runtimePlaceholders: ['number', 'count'] }),
      photoPosition: controlLabel('Which picture is shown', { runtimePlaceholders: ['number', 'count'] }),
      newTab: controlLabel('Opens in a new tab'),
    }),
    share: fieldset('Share', {
      share: controlLabel('Button'),
      copied: controlLabel('After the link was copied'),
      failed: controlLabel('After it could not be copied'),
    }),
  }),
  resolve: ({ shared }) => shared,
});
export type UiLabels = ResolvedContent<typeof labels>;
/** Labels of controls that are used on many pages. */
export type ControlLabels = UiLabels['controls'];
/** Texts of the button that passes a page on. */
export type ShareLabels = UiLabels['share'];
