import { render, screen } from '@testing-library/react';
import { Wordmark } from '@/components/ui/wordmark/wordmark';
import type { LogoStyle } from '@/content';

const sign = (mark: LogoStyle) =>
  render(<Wordmark logoStyle={mark} name="A house" />).container.querySelector('svg');

test('the wordmark contains the name; its logo is hidden from screen readers', () => {
  const drawn = sign('fine');
  expect(screen.getByText('A house')).toBeVisible();
  expect(drawn).toHaveAttribute('aria-hidden', 'true');
});

test('the wordmark has a logo for each style', () => {
  expect(sign('round')?.innerHTML).not.toBe(sign('fine')?.innerHTML);
});
