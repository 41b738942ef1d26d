// The contact page in the words of the specification.
import { brands } from '../support/site';
import { testSpecifiedStatements } from '../support/test-specified-statements';

describe.each(brands)('the contact page of $name', ({ contact: { form, map, sampleForm } }) => {
  testSpecifiedStatements({
    'CNT-04, CNT-09, CNT-10, CNT-11, CNT-12: GET IN TOUCH asks for three things and says what became of them':
      [
        form,
        expect.objectContaining({
          heading: 'GET IN TOUCH',
          name: 'Name',
          email: 'Email',
          message: 'Message',
          send: 'SEND MESSAGE',
          sending: 'SENDING...',
          success: "Message sent successfully! We'll get back to you soon.",
          failure: 'Failed to send message. Please try again.',
        }),
      ],
    'the map is of OpenStreetMap': [new URL(map.embedUrl).hostname, 'www.openstreetmap.org'],
    'CNT-19: the sample form has four subjects': [sampleForm?.subjects.length, 4],
  });
});
