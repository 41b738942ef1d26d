import type { ContactContent, EmailService, MessageFormContent, WrittenContact } from '../types';

/** From the environment of the build, see .env.example. The service refuses the placeholders. */
export const emailService: EmailService = {
  publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY?.trim() || 'public-key-not-set',
  serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID?.trim() || 'service-id-not-set',
  templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID?.trim() || 'template-id-not-set',
};

/** Texts of the specification, the same for all brands. */
export const formWords = {
  heading: 'GET IN TOUCH',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'SEND MESSAGE',
  sending: 'SENDING...',
  success: "Message sent successfully! We'll get back to you soon.",
  failure: 'Failed to send message. Please try again.',
  offline:
    'There is no network here. Your message has not been sent: it is kept on this device until you are connected again.',
  online: 'The network is back. Your message has not been sent yet: you can send it now.',
  withoutScript: 'This form needs JavaScript. Without it, please write to us by e-mail.',
} as const satisfies Partial<MessageFormContent>;

export const map: WrittenContact['map'] = {
  title: 'Map of Jambiani Beach',
  openLabel: 'Open the map',
};

/** The sample form of the specification. Its labels differ from the real form's, so that visitors can tell them apart. */
export const sampleForm: ContactContent['sampleForm'] = {
  heading: 'A sample form',
  note: 'This sample form does not send anything. To reach us, use the form at the top of the page.',
  subject: 'Subject',
  subjects: ['Sample subject 1', 'Sample subject 2', 'Sample subject 3', 'Sample subject 4'],
  details: 'Details',
  submit: 'TRY THE SAMPLE',
};
