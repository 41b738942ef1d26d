import { act, render, screen } from '@testing-library/react';
import { AutoplayVideo } from '@/components/home/video/autoplay-video';

let scrollNear: () => void;
const play = jest.fn();

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      scrollNear = () => act(() => callback([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  HTMLMediaElement.prototype.play = play.mockResolvedValue(undefined);
  HTMLMediaElement.prototype.pause = jest.fn();
});

test.each([
  ['is fetched and played', false],
  ['is not fetched under reduced motion', true],
])('near the viewport, not sooner, the video %s', (_, reducedMotion) => {
  window.matchMedia = jest.fn((query: string) => ({
    matches: reducedMotion && query === '(prefers-reduced-motion: reduce)',
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as unknown as typeof window.matchMedia;
  render(
    <AutoplayVideo
      sources={[{ src: '/video/sea.webm', type: 'video/webm' }]}
      label="The sea"
      pause="Pause the sea"
      play="Play the sea"
      unsupported="Your browser does not support the video tag."
    />,
  );
  const sources = screen.getByLabelText('The sea').getElementsByTagName('source');
  expect(sources).toHaveLength(0);
  scrollNear();
  expect(sources).toHaveLength(reducedMotion ? 0 : 1);
  expect(play).toHaveBeenCalledTimes(reducedMotion ? 0 : 1);
});
