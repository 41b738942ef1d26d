/** The service that the contact form sends through. */
export const EMAILJS_ORIGIN = 'https://api.emailjs.com';
