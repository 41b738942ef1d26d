import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MotionSwitch } from '@/components/shell/motion-switch';
import { restorePreferences } from '@/components/shell/restore-preferences';
import { useMotionAllowed } from '@/components/ui/use-motion-allowed';

function Hero() {
  return <p>{useMotionAllowed() ? 'moving' : 'still'}</p>;
}

let reduced = false;
let systemChanges: () => void;

beforeEach(() => {
  reduced = false;
  localStorage.clear();
  delete document.documentElement.dataset.motion;
  window.matchMedia = jest.fn(
    (media: string) =>
      ({
        media,
        get matches() {
          return reduced;
        },
        addEventListener: (_: string, listener: () => void) => (systemChanges = listener),
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
});

function renderPage() {
  render(
    <>
      <MotionSwitch pauseLabel="Pause motion" resumeLabel="Resume motion" />
      <Hero />
    </>,
  );
}

describe('the motion switch', () => {
  it('stills what moves by itself and lets it move again', async () => {
    renderPage();
    expect(screen.getByText('moving')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Pause motion' }));
    expect(screen.getByText('still')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Resume motion' }));
    expect(screen.getByText('moving')).toBeVisible();
  });

  it('is remembered for the next page', async () => {
    renderPage();
    await userEvent.click(screen.getByRole('button', { name: 'Pause motion' }));
    delete document.documentElement.dataset.motion;
    new Function(restorePreferences)();
    expect(document.documentElement).toHaveAttribute('data-motion', 'paused');
  });

  it('leaves all still where the system asks for reduced motion', () => {
    renderPage();
    reduced = true;
    act(() => systemChanges());
    expect(screen.getByText('still')).toBeVisible();
  });
});
