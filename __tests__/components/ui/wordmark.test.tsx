import { render, screen } from '@testing-library/react';
import { Wordmark } from '@/components/ui/wordmark/wordmark';
import type { Mark } from '@/content/types';

const sign = (mark: Mark) => render(<Wordmark mark={mark} name="A house" />).container.querySelector('svg');

test('the wordmark says the name; its sign is silent', () => {
  const drawn = sign('fine');
  expect(screen.getByText('A house')).toBeVisible();
  expect(drawn).toHaveAttribute('aria-hidden', 'true');
  expect(drawn).toHaveAttribute('stroke', 'currentColor');
});

test('the wordmark draws another sign for each mark', () => {
  expect(sign('round')?.innerHTML).not.toBe(sign('fine')?.innerHTML);
});
