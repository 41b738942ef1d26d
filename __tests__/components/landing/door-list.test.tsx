import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DoorList } from '@/components/landing/door-list';

const doors = [
  { id: 'small', href: '/small', mark: 'round', face: 'Small house' },
  { id: 'large', href: '/large', mark: 'fine', face: 'Large house' },
] as const;

function arrive() {
  render(<DoorList doors={doors} highlighted="small" />);
  const small = screen.getByRole('link', { name: 'Small house' });
  const large = screen.getByRole('link', { name: 'Large house' });
  return { small, large, visitor: userEvent.setup() };
}

const shines = (door: HTMLElement) => door.dataset.highlighted === 'true';

test('LND-05, LND-06: one door starts highlighted, the other does not', () => {
  const { small, large } = arrive();
  expect([shines(small), shines(large)]).toEqual([true, false]);
});

test('LND-07: the first pointer over the highlighted door ends its highlight for good', async () => {
  const { small, visitor } = arrive();
  await visitor.hover(small);
  expect(shines(small)).toBe(false);
  await visitor.unhover(small);
  expect(shines(small)).toBe(false);
  await visitor.hover(small);
  await visitor.unhover(small);
  expect(shines(small)).toBe(false);
});

test('LND-08: a pointer over the other door ends it too, for good', async () => {
  const { small, large, visitor } = arrive();
  await visitor.hover(large);
  expect([shines(small), shines(large)]).toEqual([false, false]);
  await visitor.unhover(large);
  expect([shines(small), shines(large)]).toEqual([false, false]);
});

test('LND-09: a new visit of the page starts highlighted again', async () => {
  const first = render(<DoorList doors={doors} highlighted="small" />);
  await userEvent.hover(screen.getByRole('link', { name: 'Small house' }));
  first.unmount();
  const { small } = arrive();
  expect(shines(small)).toBe(true);
});

test('LND-10: the keyboard leaves the highlight alone', async () => {
  const { small, visitor } = arrive();
  await visitor.tab();
  expect(small).toHaveFocus();
  await visitor.tab();
  expect(shines(small)).toBe(true);
});

test('the doors of a page without a preference are all at rest', () => {
  render(<DoorList doors={doors} />);
  expect(screen.getAllByRole('link').map(shines)).toEqual([false, false]);
});
