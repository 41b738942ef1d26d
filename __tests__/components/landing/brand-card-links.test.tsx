import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrandCardLinks } from '@/components/landing/brand-card-links';

const cards = [
  { id: 'small', href: '/small', logoStyle: 'round', content: 'Small house' },
  { id: 'large', href: '/large', logoStyle: 'fine', content: 'Large house' },
] as const;

function renderCards() {
  render(<BrandCardLinks cards={cards} highlighted="small" />);
  const small = screen.getByRole('link', { name: 'Small house' });
  const large = screen.getByRole('link', { name: 'Large house' });
  return { small, large, visitor: userEvent.setup() };
}

const isHighlighted = (card: HTMLElement) => card.dataset.highlighted === 'true';

test('LND-05, LND-06: one card starts highlighted, the other does not', () => {
  const { small, large } = renderCards();
  expect([isHighlighted(small), isHighlighted(large)]).toEqual([true, false]);
});

test('LND-07: the first pointer over the highlighted card ends its highlight for good', async () => {
  const { small, visitor } = renderCards();
  await visitor.hover(small);
  expect(isHighlighted(small)).toBe(false);
  await visitor.unhover(small);
  expect(isHighlighted(small)).toBe(false);
  await visitor.hover(small);
  await visitor.unhover(small);
  expect(isHighlighted(small)).toBe(false);
});

test('LND-08: a pointer over the other card ends it too, for good', async () => {
  const { small, large, visitor } = renderCards();
  await visitor.hover(large);
  expect([isHighlighted(small), isHighlighted(large)]).toEqual([false, false]);
  await visitor.unhover(large);
  expect([isHighlighted(small), isHighlighted(large)]).toEqual([false, false]);
});

test('LND-09: a new visit of the page starts highlighted again', async () => {
  const first = render(<BrandCardLinks cards={cards} highlighted="small" />);
  await userEvent.hover(screen.getByRole('link', { name: 'Small house' }));
  first.unmount();
  const { small } = renderCards();
  expect(isHighlighted(small)).toBe(true);
});

test('LND-10: the keyboard leaves the highlight alone', async () => {
  const { small, visitor } = renderCards();
  await visitor.tab();
  expect(small).toHaveFocus();
  await visitor.tab();
  expect(isHighlighted(small)).toBe(true);
});

test('without a highlighted brand no card is highlighted', () => {
  render(<BrandCardLinks cards={cards} />);
  expect(screen.getAllByRole('link').map(isHighlighted)).toEqual([false, false]);
});
