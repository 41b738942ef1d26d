// The contact page in the words of the order.
import { brands } from '@/content';

describe.each(brands)('the contact page of $name', ({ contact: { form, map, sampleForm } }) => {
  test('CNT-04, CNT-10: GET IN TOUCH asks for name, email and message', () => {
    expect(form).toMatchObject({
      heading: 'GET IN TOUCH',
      name: 'Name',
      email: 'Email',
      message: 'Message',
      send: 'SEND MESSAGE',
    });
  });

  test('CNT-09: the button while a message is sent', () => {
    expect(form.sending).toBe('SENDING...');
  });

  test('CNT-11: a message that was sent', () => {
    expect(form.success).toBe("Message sent successfully! We'll get back to you soon.");
  });

  test('CNT-12: a message that was not', () => {
    expect(form.failure).toBe('Failed to send message. Please try again.');
  });

  test('the map is of OpenStreetMap', () => {
    expect(new URL(map.embedUrl).hostname).toBe('www.openstreetmap.org');
  });

  test('CNT-19: the sample form has four subjects', () => {
    expect(sampleForm.subjects).toHaveLength(4);
  });
});
