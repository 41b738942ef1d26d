import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BANNER_TIMEOUT_MS } from '@/components/contact/contact-form';
import { openForm, pass, post, writeAndSend } from './open-form';

const setOnline = (online: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

test('NET-07: offline the form fails at once without a request, and offers to send when online again', async () => {
  post.mockResolvedValue({ ok: true });
  setOnline(false);
  openForm();
  await writeAndSend();
  expect(post).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  expect(screen.getByRole('status')).toHaveTextContent('No network');
  await pass(BANNER_TIMEOUT_MS);
  setOnline(true);
  expect(screen.getByRole('status')).toHaveTextContent('Network again');
  act(() => screen.getByRole('button', { name: 'Send' }).click());
  await pass(0);
  expect(post).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('Sent');
  expect(localStorage).toHaveLength(0);
});

test('a message that waits for a network is there in another tab, as it was changed last, until it is emptied', async () => {
  setOnline(false);
  const { unmount } = openForm();
  await writeAndSend();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByLabelText('Message'), ' Two of us.');
  unmount();
  sessionStorage.clear();
  openForm('villa').unmount();
  openForm();
  expect(screen.getByLabelText('Message')).toHaveValue('Karibu? Two of us.');
  expect(screen.getByRole('status')).toHaveTextContent('No network');
  for (const label of ['Name', 'Email', 'Message']) await user.clear(screen.getByLabelText(label));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(localStorage).toHaveLength(0);
});
