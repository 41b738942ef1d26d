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

afterEach(() => {
  document.head.replaceChildren();
});

describe('a picture', () => {
  it('is described, keeps its place and waits until it is near', () => {
    render(<Photo photo={terrace} sizes="50vw" />);
    const img = screen.getByRole('img', { name: 'A terrace above the lagoon' });
    expect(img).toHaveAttribute('width', '1600');
    expect(img).toHaveAttribute('height', '1067');
    expect(img).toHaveAttribute('loading', 'lazy');
    expect(img).toHaveAttribute('decoding', 'async');
    expect(img).toHaveAttribute('data-placeholder-color', '#e8c8a8');
    expect(img).not.toHaveAttribute('style');
    expect(preloads()).toEqual([]);
  });

  it('is hidden from screen readers if its alt text is empty', () => {
    render(<Photo photo={{ ...terrace, alt: '' }} sizes="50vw" />);
    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
  });

  it('comes as AVIF, else as WebP, in every width there is', () => {
    render(<Photo photo={terrace} sizes="50vw" />);
    const { widths } = terrace;
    expect(sources()).toEqual([{ type: 'image/avif', media: '', widths, sizes: '50vw' }]);
    const img = screen.getByRole<HTMLImageElement>('img');
    expect(img).toHaveAttribute('src', '/photos/terrace.webp');
    expect([widthsOf(img.srcset), img.sizes]).toEqual([widths, '50vw']);
  });

  it('shows its tall crop on an upright phone only where that is asked for', () => {
    const { rerender } = render(<Photo photo={tallTerrace} sizes="100vw" />);
    expect(sources()).toHaveLength(1);
    rerender(<Photo photo={tallTerrace} sizes="100vw" portrait />);
    expect(sources()).toHaveLength(3);
    expect(sources()[0]).toEqual({
      type: 'image/avif',
      media: '(max-width: 767px) and (orientation: portrait)',
      widths: tallTerrace.portrait?.widths,
      sizes: '100vw',
    });
    expect(document.querySelector('source')).toHaveAttribute('height', '1067');
  });

  it('says what stays in it where it is cropped', () => {
    const { rerender } = render(<Photo photo={terrace} sizes="50vw" />);
    expect(screen.getByRole('img')).not.toHaveAttribute('data-focus-x');
    rerender(<Photo photo={{ ...terrace, focus: { x: 0.4, y: 0 } }} sizes="50vw" />);
    const { focusX, focusY } = screen.getByRole('img').dataset;
    expect([focusX, focusY]).toEqual(['40%', '0%']);
  });

  it('stays whole on a phone where it has no tall crop', () => {
    render(<Photo photo={terrace} sizes="100vw" portrait />);
    expect(sources()).toHaveLength(1);
  });
});

describe('the largest picture of the first screen', () => {
  it('is asked for in the head, as AVIF, with the widths and sizes the picture itself has', () => {
    render(<Photo photo={{ ...terrace, name: 'first' }} sizes="92vw" priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    const [link, ...others] = preloads();
    expect(others).toEqual([]);
    expect(link).toHaveAttribute('type', 'image/avif');
    expect(link).toHaveAttribute('imagesrcset', document.querySelector('source')?.srcset);
    expect(link).toHaveAttribute('imagesizes', '92vw');
    expect(link).toHaveAttribute('fetchpriority', 'high');
    expect(link).not.toHaveAttribute('href');
  });

  it('is asked for once: the tall crop or the whole, never both', () => {
    render(<Photo photo={{ ...tallTerrace, name: 'second' }} sizes="100vw" priority portrait />);
    expect(preloads().map(({ media }) => media)).toEqual([
      '(max-width: 767px) and (orientation: portrait)',
      '(min-width: 768px), (orientation: landscape)',
    ]);
  });
});

describe('a picture that cannot be loaded', () => {
  it('gives its place to the drawn placeholder and keeps its description', () => {
    render(
      <>
        <PhotoFallback />
        <Photo photo={tallTerrace} sizes="100vw" portrait />
      </>,
    );
    const img = screen.getByRole('img', { name: 'A terrace above the lagoon' });
    fireEvent.error(img);
    expect(img).toHaveAttribute('src', '/placeholder.svg');
    expect(img).not.toHaveAttribute('srcset');
    expect(document.querySelectorAll('source[srcset]')).toHaveLength(0);
  });

  it('is replaced too if it is a plain img', () => {
    render(
      <>
        <PhotoFallback />
        {/* eslint-disable-next-line @next/next/no-img-element -- what the data files' own paths are shown with */}
        <img src="/photos/gone.webp" alt="A room" />
      </>,
    );
    fireEvent.error(screen.getByRole('img', { name: 'A room' }));
    expect(screen.getByRole('img', { name: 'A room' })).toHaveAttribute('src', '/placeholder.svg');
  });

  it('does not loop when the placeholder fails as well', () => {
    render(
      <>
        <PhotoFallback />
        <Photo photo={terrace} sizes="100vw" />
      </>,
    );
    const img = screen.getByRole<HTMLImageElement>('img');
    fireEvent.error(img);
    const set = jest.spyOn(img, 'src', 'set');
    fireEvent.error(img);
    expect(set).not.toHaveBeenCalled();
  });

  it('is shown when another picture takes its place later', () => {
    const { rerender } = render(
      <>
        <PhotoFallback />
        <Photo photo={terrace} sizes="100vw" />
      </>,
    );
    fireEvent.error(screen.getByRole('img'));
    rerender(
      <>
        <PhotoFallback />
        <Photo photo={{ ...terrace, name: 'pool' }} sizes="100vw" />
      </>,
    );
    expect(screen.getByRole('img')).toHaveAttribute('src', '/photos/pool.webp');
    expect(document.querySelector('source')?.srcset).toContain('/photos/pool-');
  });
});
