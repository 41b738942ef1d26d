import { act, render, screen } from '@testing-library/react';
import { BackgroundVideo } from '@/components/home/video/background-video';

const element = {
  sources: [{ src: '/video/sea.webm', type: 'video/webm' }],
  label: 'The sea',
  pause: 'Pause the sea',
  play: 'Play the sea',
  unsupported: 'Your browser does not support the video tag.',
} as const;

let scrollNear: () => void;
const play = jest.fn(() => Promise.resolve());

function renderVideo({ reducedMotion = false } = {}) {
  window.matchMedia = jest.fn((query: string) => ({
    matches: reducedMotion && query === '(prefers-reduced-motion: reduce)',
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as unknown as typeof window.matchMedia;
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      scrollNear = () => act(() => callback([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = jest.fn();
  play.mockClear();
  render(<BackgroundVideo {...element} />);
  return screen.getByLabelText('The sea');
}

const hasSources = (element: HTMLElement) => element.querySelectorAll('source').length > 0;

test('the video is fetched and played when it is near the viewport, not sooner', () => {
  const element = renderVideo();
  expect(hasSources(element)).toBe(false);
  scrollNear();
  expect(hasSources(element)).toBe(true);
  expect(play).toHaveBeenCalled();
});

test('the film is not fetched under reduced motion', () => {
  const element = renderVideo({ reducedMotion: true });
  scrollNear();
  expect(hasSources(element)).toBe(false);
  expect(play).not.toHaveBeenCalled();
});
