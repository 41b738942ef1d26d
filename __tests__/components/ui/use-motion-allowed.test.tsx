import { act, render, screen } from '@testing-library/react';
import { useMotionAllowed } from '@/components/ui/use-motion-allowed';

test('automatic motion follows the motion switch and the system setting for reduced motion', async () => {
  let reduced = false;
  let systemChanges = () => {};
  window.matchMedia = (media: string) =>
    ({
      media,
      get matches() {
        return reduced;
      },
      addEventListener: (_: string, listener: () => void) => (systemChanges = listener),
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
  const Hero = () => <p>{useMotionAllowed() ? 'moving' : 'still'}</p>;
  render(<Hero />);
  expect(screen.getByText('moving')).toBeVisible();
  await act(async () => document.documentElement.setAttribute('data-motion', 'paused'));
  expect(screen.getByText('still')).toBeVisible();
  await act(async () => document.documentElement.removeAttribute('data-motion'));
  expect(screen.getByText('moving')).toBeVisible();
  reduced = true;
  act(() => systemChanges());
  expect(screen.getByText('still')).toBeVisible();
});
