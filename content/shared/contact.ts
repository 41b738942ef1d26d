import type { ContactContent, EmailService, MessageFormContent, WrittenContact } from '../types';

/** Set in the environment of the build, see .env.example. The service refuses the words that stand in. */
export const emailService: EmailService = {
  publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY?.trim() || 'public-key-not-set',
  serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID?.trim() || 'service-id-not-set',
  templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID?.trim() || 'template-id-not-set',
};

/** The texts of the specification, the same on both houses. */
export const formWords = {
  heading: 'GET IN TOUCH',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  idle: 'SEND MESSAGE',
  sending: 'SENDING...',
  success: "Message sent successfully! We'll get back to you soon.",
  failure: 'Failed to send message. Please try again.',
  withoutScript: 'This form needs JavaScript. Without it, please write to us by e-mail.',
} as const satisfies Partial<MessageFormContent>;

export const map: WrittenContact['map'] = {
  title: 'Map of Jambiani Beach',
  openLabel: 'Open the map',
};

/** A sample of the specification; its labels differ from the real form's, so that nobody confuses them. */
export const sampleForm: ContactContent['sampleForm'] = {
  heading: 'A sample form',
  note: 'This sample form does not send anything. To reach us, use the form at the top of the page.',
  subject: 'Subject',
  subjects: ['Sample subject 1', 'Sample subject 2', 'Sample subject 3', 'Sample subject 4'],
  details: 'Details',
  submit: 'TRY THE SAMPLE',
};
