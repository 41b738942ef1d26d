import * as field from '../fields/field-types';
import { defineContentType, type ResolvedContent } from './content-type';

/** Texts of the shell and of controls on every page. */
export const labels = defineContentType({
  shared: field.fieldset('Every page', {
    skipLink: field.controlLabel('Link for keyboards that skips to the text'),
    home: field.controlLabel('“Home” in the line “Home / Title”'),
    breadcrumb: field.controlLabel('What screen readers call the line “Home / Title”'),
    menu: field.controlLabel('Name of the menu'),
    openMenu: field.controlLabel('Open the menu'),
    closeMenu: field.controlLabel('Close the menu'),
    darkMode: field.controlLabel('Switch to dark mode'),
    lightMode: field.controlLabel('Switch to light mode'),
    pauseMotion: field.controlLabel('Pause motion'),
    resumeMotion: field.controlLabel('Resume motion'),
    backToTop: field.controlLabel('Back to top'),
    loading: field.controlLabel('While a page loads'),
    loadFailure: field.controlLabel(
      'Where a part of the page could not be fetched; the e-mail address follows',
    ),
    reload: field.controlLabel('Button that loads the page again'),
    maps: field.controlLabel('Link to the map'),
    whatsApp: field.controlLabel('Link to WhatsApp'),
    rights: field.controlLabel('All rights reserved'),
    languages: field.controlLabel('Name of the language menu'),
    closeSuggestion: field.controlLabel('Close the suggestion of another language'),
    closeNotice: field.controlLabel('Close a notice'),
    unsentMessage: field.fieldset('While a guest’s message has not been sent', {
      text: field.translatedText('Text'),
      mayHaveArrived: field.translatedText('Where the e-mail service has not answered'),
      open: field.controlLabel('Link to the message'),
      sent: field.translatedText('After it was sent'),
    }),
    closure: field.fieldset('While a house is closed', {
      label: field.translatedText('In place of Book Now', {
        translatorComment: 'label of a button or a field, or what a screen reader says',
        translationContext: 'booking',
      }),
      reopens: field.translatedText('On its card', { runtimePlaceholders: ['date'] }),
      enquiry: field.prefilledEnquiryText('First sentence of the guest’s message'),
    }),
    controls: field.fieldset('Pictures', {
      previous: field.controlLabel('Previous picture'),
      next: field.controlLabel('Next picture'),
      close: field.controlLabel('Close'),
      photo: field.controlLabel('Picture', { runtimePlaceholders: ['number'] }),
      position: field.controlLabel('Which of several is shown', { runtimePlaceholders: ['number', 'count'] }),
      photoPosition: field.controlLabel('Which picture is shown', {
        runtimePlaceholders: ['number', 'count'],
      }),
      newTab: field.controlLabel('Opens in a new tab'),
    }),
    share: field.fieldset('Share', {
      share: field.controlLabel('Button'),
      copied: field.controlLabel('After the link was copied'),
      failed: field.controlLabel('After it could not be copied'),
    }),
  }),
  resolve: ({ shared }) => shared,
});
export type UiLabels = ResolvedContent<typeof labels>;
/** Labels of controls that are used on many pages. */
export type ControlLabels = UiLabels['controls'];
/** Texts of the share button. */
export type ShareLabels = UiLabels['share'];
