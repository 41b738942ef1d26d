import * as field from '../fields/field-types';
import { business } from './business';
import { defineContentType, mergeBrandAndSharedValues, type ResolvedContent } from './content-type';
import { callToActionSchema } from './helpers/common-field-groups';
import { faqSchema, pricing, resolveSharedQuestions } from './pricing';

export const contact = defineContentType({
  brand: field.fieldset('Contact', {
    intro: field.fieldset('Introduction', {
      eyebrow: field.eyebrow(),
      heading: field.heading(),
      paragraphs: field.paragraphs(),
    }),
    labels: field.fieldset('Ways to reach us', {
      email: field.translatedText('E-mail'),
      phone: field.translatedText('Phone'),
      location: field.translatedText('Location'),
    }),
    form: field.fieldset('Contact form', {
      text: field.translatedText('Above the fields'),
      mailtoLabel: field.translatedText('Link to the guest’s own mail program, after a failure'),
      mailSubject: field.translatedText('Subject of that mail'),
      addEnquiryLabel: field.buttonLabel('Button that adds the enquiry to a message'),
    }),
    directions: field.fieldset('Directions', {
      heading: field.heading(),
      list: field.list(
        'Ways',
        field.fieldset('Way', { from: field.translatedText('From'), text: field.paragraph() }),
      ),
      note: field.translatedText('Note'),
    }),
    faq: faqSchema,
    callToAction: callToActionSchema,
  }),
  shared: field.fieldset('Contact', {
    form: field.fieldset('Contact form', {
      heading: field.heading(),
      name: field.controlLabel('Name'),
      email: field.controlLabel('E-mail'),
      message: field.controlLabel('Message'),
      send: field.buttonLabel('Button'),
      sending: field.buttonLabel('Button while the message is sent'),
      success: field.translatedText('After the message was sent'),
      failure: field.translatedText('After it could not be sent'),
      blockedAsSpam: field.paragraph('Where a program and no person has filled in the form'),
      mailCut: field.paragraph('Where a mail program opens only the beginning of a long message'),
      messageTooLarge: field.paragraph('Where it is too long for the e-mail service'),
      tooManyMessages: field.paragraph('Where the e-mail service gets too many messages'),
      serviceUnavailable: field.paragraph('Where the e-mail service refuses it'),
      unsentOffline: field.paragraph('A message that was not sent, without a network'),
      unsentOnline: field.paragraph('A message that was not sent, with a network'),
      mayHaveArrived: field.paragraph('A message that was sent, without an answer of the e-mail service'),
      notKept: field.paragraph('Where the browser cannot keep the message'),
      copy: field.buttonLabel('Button that copies the message'),
      copied: field.translatedText('After it was copied'),
      notCopied: field.paragraph('After it could not be copied'),
      listedUnsent: field.translatedText('Above a message that was not sent'),
      listedMayHaveArrived: field.paragraph('Above a message without an answer of the e-mail service'),
      putIntoForm: field.buttonLabel('Button that puts that message into the form'),
      deleteUnsent: field.buttonLabel('Button that deletes it'),
      withoutScript: field.translatedText('Where the browser runs no scripts'),
    }),
    map: field.fieldset('Map', {
      title: field.translatedText('Name of the map'),
      openLabel: field.translatedText('Link to the large map'),
    }),
    sampleForm: field
      .sampleControlsFieldset('Sample form, which sends nothing', {
        heading: field.heading(),
        note: field.translatedText('Note'),
        subject: field.controlLabel('Subject'),
        subjects: field.list('Subjects', field.translatedText('Subject')),
        details: field.controlLabel('Details'),
        submit: field.buttonLabel('Button'),
      })
      .optional(),
  }),
  needs: { business, pricing },
  resolve(files, context, needs) {
    const { faq, map, ...rest } = mergeBrandAndSharedValues(files);
    const { publicKey, serviceId, templateId } = context.emailSettings;
    return {
      ...rest,
      faq: resolveSharedQuestions(faq, needs.pricing.questions),
      /** Sample keys: the request is sent, the service refuses it, and the form says so (ODD-44). */
      emailService: {
        publicKey: publicKey || 'public-key-not-set',
        serviceId: serviceId || 'service-id-not-set',
        templateId: templateId || 'template-id-not-set',
      },
      map: { ...map, embedUrl: needs.business.mapEmbedUrl },
    };
  },
});
export type ContactContent = ResolvedContent<typeof contact>;
/** Texts of the GET IN TOUCH form. */
export type ContactFormContent = ContactContent['form'];
