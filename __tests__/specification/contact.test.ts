// The contact page in the words of the order.
import { brands } from '@/content';
import { testStatements } from '../support/statements';

describe.each(brands)('the contact page of $name', ({ contact: { form, map, sampleForm } }) => {
  testStatements([
    [
      'CNT-04, CNT-10: GET IN TOUCH asks for name, email and message',
      [form.heading, form.name, form.email, form.message, form.send],
      ['GET IN TOUCH', 'Name', 'Email', 'Message', 'SEND MESSAGE'],
    ],
    ['CNT-09: the button while a message is sent', form.sending, 'SENDING...'],
    [
      'CNT-11: a message that was sent',
      form.success,
      "Message sent successfully! We'll get back to you soon.",
    ],
    ['CNT-12: a message that was not', form.failure, 'Failed to send message. Please try again.'],
    ['the map is of OpenStreetMap', new URL(map.embedUrl).hostname, 'www.openstreetmap.org'],
    ['CNT-19: the sample form has four subjects', sampleForm.subjects.length, 4],
  ]);
});
