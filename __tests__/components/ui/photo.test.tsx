import { fireEvent, render, screen } from '@testing-library/react';
import { Photo } from '@/components/ui/photo/photo';
import { PhotoFallback } from '@/components/ui/photo/photo-fallback';
import type { Photo as PhotoData } from '@/content';

const terrace: PhotoData = {
  name: 'terrace',
  version: '0a1b2c3d',
  width: 1600,
  height: 1067,
  widths: [480, 1600],
  placeholderColor: '#e8c8a8',
  alt: 'A terrace above the lagoon',
};
const tallTerrace: PhotoData = {
  ...terrace,
  portrait: { width: 711, height: 1067, widths: [480, 711] },
};

const widthsOf = (srcset: string) => srcset.split(', ').map((file) => parseInt(file.split(' ')[1] ?? '', 10));
const sources = () =>
  [...document.querySelectorAll('source')].map(({ type, media, srcset, sizes }) => ({
    type,
    media,
    widths: widthsOf(srcset),
    sizes,
  }));
const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
const shown = () => screen.getByRole<HTMLImageElement>('img');

afterEach(() => document.head.replaceChildren());

describe('a picture', () => {
  test('is described, keeps its place and waits until it is near', () => {
    render(<Photo photo={terrace} sizes="50vw" />);
    const { alt, width, height, dataset } = shown();
    expect({ alt, width, height, ...dataset }).toEqual({
      alt: terrace.alt,
      width: 1600,
      height: 1067,
      placeholderColor: '#e8c8a8',
    });
    expect(shown()).toHaveAttribute('loading', 'lazy');
    expect(shown()).toHaveAttribute('decoding', 'async');
    expect(shown()).not.toHaveAttribute('style');
    expect(preloads()).toEqual([]);
  });

  test('comes as AVIF, else as WebP, in every width there is', () => {
    render(<Photo photo={terrace} sizes="50vw" />);
    expect(sources()).toMatchObject([{ type: 'image/avif', media: '', widths: [480, 1600], sizes: '50vw' }]);
    expect(shown()).toHaveAttribute('src', '/photos/terrace.webp');
    expect([widthsOf(shown().srcset), shown().sizes]).toEqual([[480, 1600], '50vw']);
  });

  test('shows its tall crop on an upright phone where that is asked for', () => {
    render(<Photo photo={tallTerrace} sizes="100vw" portrait />);
    expect(sources()).toHaveLength(3);
    expect(sources()[0]).toEqual({
      type: 'image/avif',
      media: '(max-width: 767px) and (orientation: portrait)',
      widths: [480, 711],
      sizes: '100vw',
    });
    expect(document.querySelector('source')).toHaveAttribute('height', '1067');
  });

  test.each([
    ['that is not asked for', tallTerrace, false],
    ['it has no tall crop', terrace, true],
  ])('stays whole on a phone where %s', (_, photo, portrait) => {
    render(<Photo photo={photo} sizes="100vw" portrait={portrait} />);
    expect(sources()).toHaveLength(1);
  });

  test('says what stays in it where it is cropped', () => {
    render(<Photo photo={{ ...terrace, focus: { x: 0.4, y: 0 } }} sizes="50vw" />);
    expect(shown().dataset).toMatchObject({ focusX: '40%', focusY: '0%' });
  });
});

describe('the largest picture of the first screen', () => {
  test('is asked for in the head, as AVIF, with the widths and sizes the picture itself has', () => {
    render(<Photo photo={{ ...terrace, name: 'first' }} sizes="92vw" priority />);
    expect(shown()).toHaveAttribute('loading', 'eager');
    expect(shown()).toHaveAttribute('fetchpriority', 'high');
    expect(preloads()).toHaveLength(1);
    const [link] = preloads();
    expect(link).toHaveAttribute('type', 'image/avif');
    expect(link).toHaveAttribute('imagesrcset', document.querySelector('source')?.srcset);
    expect(link).toHaveAttribute('imagesizes', '92vw');
    expect(link).toHaveAttribute('fetchpriority', 'high');
    expect(link).not.toHaveAttribute('href');
  });

  test('is asked for once: the tall crop or the whole, never both', () => {
    render(<Photo photo={{ ...tallTerrace, name: 'second' }} sizes="100vw" priority portrait />);
    expect(preloads().map(({ media }) => media)).toEqual([
      '(max-width: 767px) and (orientation: portrait)',
      '(min-width: 768px), (orientation: landscape)',
    ]);
  });
});

describe('a picture that cannot be loaded', () => {
  const withFallback = (picture: React.ReactNode) => (
    <>
      <PhotoFallback />
      {picture}
    </>
  );

  test.each([
    ['with its sources', <Photo key="" photo={tallTerrace} sizes="100vw" portrait />],
    // eslint-disable-next-line @next/next/no-img-element -- what the data files' own paths are shown with
    ['as a plain img', <img key="" src="/photos/gone.webp" alt={terrace.alt} />],
  ])('%s gives its place to the drawn placeholder and keeps its description', (_, picture) => {
    render(withFallback(picture));
    const img = screen.getByRole('img', { name: terrace.alt });
    fireEvent.error(img);
    expect(img).toHaveAttribute('src', '/placeholder.svg');
    expect(img).not.toHaveAttribute('srcset');
    expect(document.querySelectorAll('source[srcset]')).toHaveLength(0);
  });

  test('does not loop when the placeholder fails as well', () => {
    render(withFallback(<Photo photo={terrace} sizes="100vw" />));
    fireEvent.error(shown());
    const set = jest.spyOn(shown(), 'src', 'set');
    fireEvent.error(shown());
    expect(set).not.toHaveBeenCalled();
  });

  test('is shown when another picture takes its place later', () => {
    const { rerender } = render(withFallback(<Photo photo={terrace} sizes="100vw" />));
    fireEvent.error(shown());
    rerender(withFallback(<Photo photo={{ ...terrace, name: 'pool' }} sizes="100vw" />));
    expect(shown()).toHaveAttribute('src', '/photos/pool.webp');
    expect(document.querySelector('source')?.srcset).toContain('/photos/pool-');
  });
});
