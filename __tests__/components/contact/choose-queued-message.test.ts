import {
  chooseInitialEntry,
  chooseNextEntry,
  decideQueueChangeResponse,
} from '@/components/contact/choose-queued-message';

const message = (text: string) => ({ name: '', email: '', message: text });
const getEntry = (key: string, text = key) => ({
  key,
  message: message(text),
  page: '/joya-boutique/contact',
});

const QUEUE = ['a', 'b', 'c'].map((key) => getEntry(key));

test.each([
  { text: '', pendingKey: undefined, expected: 'c' },
  { text: '', pendingKey: 'b', expected: 'b' },
  { text: '', pendingKey: 'removed', expected: 'c' },
  { text: 'a', pendingKey: 'b', expected: 'a' },
  { text: 'a draft', pendingKey: 'b', expected: undefined },
])('a form with "$text" opens with $expected while $pendingKey is sent', ({ text, pendingKey, expected }) => {
  expect(chooseInitialEntry(message(text), pendingKey, QUEUE)?.key).toBe(expected);
});

test('a form opens without a queued message where the queue is empty', () => {
  expect(chooseInitialEntry(message(''), undefined, [])).toBeUndefined();
  expect(chooseNextEntry([], undefined)).toBeUndefined();
});

test.each([
  { currentKey: 'a', expected: 'b' },
  { currentKey: 'c', expected: 'a' },
  { currentKey: undefined, expected: 'a' },
])('after $currentKey comes $expected', ({ currentKey, expected }) => {
  expect(chooseNextEntry(QUEUE, currentKey)?.key).toBe(expected);
});

const ENTRY = getEntry('key', 'old');

test.each([
  { when: 'the form has a draft', entry: null, expected: 'ignore' },
  { when: 'it is another entry', entry: getEntry('other', 'old'), expected: 'ignore' },
  { when: 'the form has written that text itself', entry: getEntry('key', 'new'), expected: 'ignore' },
  { when: 'the form has the old text', expected: 'adopt' },
  { when: 'the form has a text of its own', formText: 'typed', expected: 'keepAsDraft' },
  { when: 'the message was removed', after: null, expected: 'keepAsDraft' },
  { when: 'the message was sent', after: null, isSent: true, expected: 'reset' },
  {
    when: 'the message was sent, but not this text',
    after: null,
    isSent: true,
    formText: 'typed',
    expected: 'keepAsDraft',
  },
  { when: 'the old text is not known', before: null, isSent: true, after: null, expected: 'keepAsDraft' },
])('after a change of the queue: $when → $expected', (row) => {
  const { entry = ENTRY, formText = 'old', before = 'old', after = 'new', isSent = false, expected } = row;
  const [messageBefore, messageAfter] = [before, after].map((text) => (text === null ? null : message(text)));
  const change = { key: 'key', before: messageBefore ?? null, after: messageAfter ?? null };
  expect(decideQueueChangeResponse(change, entry, message(formText), isSent)).toEqual({
    type: expected,
    ...(expected === 'adopt' && { entry: getEntry('key', 'new') }),
  });
});
