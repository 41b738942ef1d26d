import {
  buttonLabel,
  controlLabel,
  eyebrow,
  fieldset,
  heading,
  list,
  paragraph,
  paragraphs,
  sampleControlsFieldset,
  translatedText,
} from '../fields/field-types';
import { business } from './business';
import { callToAction } from './common-fields';
import { faq, pricing, resolveFaq } from './pricing';
import { defineContentType, mergeFiles, type ResolvedContent } from './content-type';

/** EmailJS account from the environment of the build, see .env.example. */
const readEmailSettings = () => ({
  publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY?.trim(),
  serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID?.trim(),
  templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID?.trim(),
});

/** Placeholders are not empty, so that the request is sent, the service refuses it and the form says so (ODD-44). */
const withPlaceholders = ({ publicKey, serviceId, templateId }: ReturnType<typeof readEmailSettings>) => ({
  publicKey: publicKey || 'public-key-not-set',
  serviceId: serviceId || 'service-id-not-set',
  templateId: templateId || 'template-id-not-set',
});
export type EmailService = Readonly<ReturnType<typeof withPlaceholders>>;

export const contact = defineContentType({
  brand: fieldset('Contact', {
    intro: fieldset('Introduction', { eyebrow: eyebrow(), heading: heading(), paragraphs: paragraphs() }),
    labels: fieldset('Ways to reach us', {
      email: translatedText('E-mail'),
      phone: translatedText('Phone'),
      location: translatedText('Location'),
    }),
    form: fieldset('Contact form', {
      text: translatedText('Above the fields'),
      mailtoLabel: translatedText('Link to the guest’s own mail program, after a failure'),
      mailSubject: translatedText('Subject of that mail'),
      addEnquiryLabel: buttonLabel('Button that adds the enquiry to a message'),
    }),
    directions: fieldset('Directions', {
      heading: heading(),
      list: list('Ways', fieldset('Way', { from: translatedText('From'), text: paragraph() })),
      note: translatedText('Note'),
    }),
    faq,
    callToAction,
  }),
  shared: fieldset('Contact', {
    form: fieldset('Contact form', {
      heading: heading(),
      name: controlLabel('Name'),
      email: controlLabel('E-mail'),
      message: controlLabel('Message'),
      send: buttonLabel('Button'),
      sending: buttonLabel('Button while the message is sent'),
      success: translatedText('After the message was sent'),
      failure: translatedText('After it could not be sent'),
      refused: translatedText('Where a program and no person has filled in the form', { widget: 'textarea' }),
      mailCut: translatedText('Where a mail program opens only the beginning of a long message', {
        widget: 'textarea',
      }),
      tooLarge: translatedText('Where it is too long for the e-mail service', { widget: 'textarea' }),
      tooMany: translatedText('Where the e-mail service gets too many messages', { widget: 'textarea' }),
      unavailable: translatedText('Where the e-mail service refuses it', { widget: 'textarea' }),
      offline: translatedText('A message that was not sent, without a network', { widget: 'textarea' }),
      online: translatedText('A message that was not sent, with a network', { widget: 'textarea' }),
      notKept: translatedText('Where the browser cannot keep the message', { widget: 'textarea' }),
      copy: buttonLabel('Button that copies the message'),
      copied: translatedText('After it was copied'),
      notCopied: translatedText('After it could not be copied', { widget: 'textarea' }),
      another: translatedText('Where more than one message was not sent', { widget: 'textarea' }),
      showAnother: buttonLabel('Button that shows that message'),
      withoutScript: translatedText('Where the browser runs no scripts'),
      withoutService: translatedText('Above the fields, while no e-mail service is set up', {
        widget: 'textarea',
      }),
    }),
    map: fieldset('Map', {
      title: translatedText('Name of the map'),
      openLabel: translatedText('Link to the large map'),
    }),
    sampleForm: sampleControlsFieldset('Sample form, which sends nothing', {
      heading: heading(),
      note: translatedText('Note'),
      subject: controlLabel('Subject'),
      subjects: list('Subjects', translatedText('Subject')),
      details: controlLabel('Details'),
      submit: buttonLabel('Button'),
    }).optional(),
  }),
  resolve(files, context) {
    const { faq, map, ...rest } = mergeFiles(files);
    const settings = readEmailSettings();
    return {
      ...rest,
      faq: resolveFaq(faq, context.get(pricing).questions),
      emailService: withPlaceholders(settings),
      /** Without an e-mail service visitors send the message from a mail program of their own. */
      hasEmailService: Object.values(settings).every(Boolean),
      map: { ...map, embedUrl: context.get(business).mapEmbedUrl },
    };
  },
});
export type ContactContent = ResolvedContent<typeof contact>;
/** Texts of the GET IN TOUCH form. */
export type MessageFormContent = ContactContent['form'];
