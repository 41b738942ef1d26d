import { fireEvent, render, screen } from '@testing-library/react';
import { BackToTop } from '@/components/shell/back-to-top';

test.each([
  { reducedMotion: false, paused: false, behavior: 'smooth' },
  { reducedMotion: true, paused: false, behavior: 'instant' },
  { reducedMotion: false, paused: true, behavior: 'instant' },
])(
  'BTT-06: under reduced motion: $reducedMotion, motion paused: $paused, the way up is $behavior',
  ({ reducedMotion, paused, behavior }) => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: reducedMotion });
    document.documentElement.dataset.motion = paused ? 'paused' : '';
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
    render(<BackToTop label="Back to top" />);
    fireEvent.click(screen.getByRole('button'));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
  },
);
