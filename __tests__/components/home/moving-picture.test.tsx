import { act, render, screen } from '@testing-library/react';
import { MovingPicture } from '@/components/home/sea/moving-picture';

const film = {
  sources: [{ src: '/video/sea.webm', type: 'video/webm' }],
  label: 'The sea',
  pause: 'Pause the sea',
  play: 'Play the sea',
  unsupported: 'Your browser does not support the video tag.',
} as const;

let comeNear: () => void;
const play = jest.fn(() => Promise.resolve());

function arrive({ reducedMotion = false } = {}) {
  window.matchMedia = jest.fn((query: string) => ({
    matches: reducedMotion && query === '(prefers-reduced-motion: reduce)',
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as unknown as typeof window.matchMedia;
  window.IntersectionObserver = class {
    constructor(notice: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => act(() => notice([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = jest.fn();
  play.mockClear();
  render(<MovingPicture {...film} />);
  return screen.getByLabelText('The sea');
}

const fetched = (video: HTMLElement) => video.querySelectorAll('source').length > 0;

test('ERR-05: a browser without video reads why it sees none', () => {
  expect(arrive()).toHaveTextContent('Your browser does not support the video tag.');
});

test('the film is fetched and played when the visitor comes near, not sooner', () => {
  const video = arrive();
  expect(fetched(video)).toBe(false);
  comeNear();
  expect(fetched(video)).toBe(true);
  expect(play).toHaveBeenCalled();
});

test('the film is not fetched under reduced motion', () => {
  const video = arrive({ reducedMotion: true });
  comeNear();
  expect(fetched(video)).toBe(false);
  expect(play).not.toHaveBeenCalled();
});
