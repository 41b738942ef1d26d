import { runWithSendLock } from '@/components/contact/send-lock';

type LockRequest = (
  name: string,
  options: { signal: AbortSignal },
  callback: () => Promise<void>,
) => Promise<void>;

/** The test environment has no locks of its own. */
const defineLocks = (request: LockRequest) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });

const createSend = () => jest.fn(() => Promise.resolve());

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

test('a message is sent at once where the browser has no locks', async () => {
  expect('locks' in navigator).toBe(false);
  const send = createSend();
  const sent = runWithSendLock(send, new AbortController().signal);
  expect(send).toHaveBeenCalledTimes(1);
  await expect(sent).resolves.toBeUndefined();
});

test('a message is sent once where the browser refuses the lock', async () => {
  defineLocks(() => Promise.reject(new DOMException('Blocked', 'SecurityError')));
  const send = createSend();
  await expect(runWithSendLock(send, new AbortController().signal)).resolves.toBeUndefined();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a message is not sent when the wait for the lock is aborted', async () => {
  defineLocks(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const send = createSend();
  const controller = new AbortController();
  const sent = runWithSendLock(send, controller.signal);
  controller.abort();
  await expect(sent).rejects.toBe(controller.signal.reason);
  expect(send).not.toHaveBeenCalled();
});

test('a message that fails while the tab has the lock is not sent a second time', async () => {
  defineLocks((_name, _options, callback) => callback());
  const failure = new Error('503');
  const send = createSend().mockRejectedValue(failure);
  await expect(runWithSendLock(send, new AbortController().signal)).rejects.toBe(failure);
  await jest.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(1);
});
