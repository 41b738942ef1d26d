import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { replaceFailedPhotos } from '@/browser/head/replace-failed-photos';
import { Photo } from '@/components/ui/photo/photo';
import { createPhotoContent } from '../../../support/create-photo-content';

const terrace = createPhotoContent('terrace');
const croppedTerrace = createPhotoContent('terrace', {
  portrait: { width: 1067, height: 1067, widths: [480, 1067] },
});
const UPRIGHT_PHONE = '(width < 48em) and (orientation: portrait)';

const getWidths = (srcset: string) =>
  srcset.split(', ').map((file) => parseInt(file.split(' ')[1] ?? '', 10));
const sources = () =>
  [...document.querySelectorAll('source')].map((source) => [
    source.type,
    source.media,
    getWidths(source.srcset),
    source.sizes,
  ]);
const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
const shown = () => screen.getByRole<HTMLImageElement>('img');

afterEach(() => document.head.replaceChildren());

describe('a picture', () => {
  test('is described, lazy, of a known size, and comes as AVIF or WebP in every width', () => {
    render(<Photo photo={terrace} sizes="50vw" />);
    const { alt, width, height, dataset, srcset, sizes } = shown();
    expect([alt, width, height]).toEqual([terrace.alt, 1600, 1067]);
    expect({ ...dataset }).toEqual({ averageColor: '#e8c8a8' });
    expect(shown()).toHaveAttribute('loading', 'lazy');
    expect(shown()).toHaveAttribute('decoding', 'async');
    expect(sources()).toEqual([['image/avif', '', [480, 1600], '50vw']]);
    expect(shown()).toHaveAttribute('src', '/photos/terrace.webp');
    expect([getWidths(srcset), sizes]).toEqual([[480, 1600], '50vw']);
    expect(preloads()).toEqual([]);
  });

  test('shows its square crop on an upright phone where that is asked for', () => {
    render(<Photo photo={croppedTerrace} sizes="100vw" portrait />);
    expect(sources()).toHaveLength(3);
    expect(sources()[0]).toEqual(['image/avif', UPRIGHT_PHONE, [480, 1067], '100vw']);
    expect(document.querySelector('source')).toHaveAttribute('height', '1067');
  });

  test('is cropped around its focus, in steps that have a style rule each', () => {
    render(<Photo photo={{ ...terrace, focus: { x: 0.12, y: 0.88 } }} sizes="50vw" />);
    expect([shown(), shown().parentElement!].map(({ dataset }) => dataset.focus)).toEqual(['10', '90']);
    const sheet = readFileSync('app/styles/photo-focal-point.css', 'utf8');
    for (let step = 0; step <= 100; step += 5)
      expect(sheet).toContain(`[data-focus='${step}'] {\n  --focus: ${step}%;\n}`);
  });
});

test('a priority picture is preloaded once: the square crop or the whole', () => {
  render(<Photo photo={croppedTerrace} sizes="100vw" priority portrait />);
  expect(shown()).toHaveAttribute('loading', 'eager');
  expect(shown()).toHaveAttribute('fetchpriority', 'high');
  const [square, whole] = [...document.querySelectorAll('source[type="image/avif"]')];
  const names = ['type', 'imagesizes', 'fetchpriority', 'href', 'imagesrcset', 'media'];
  const commonAttributes = ['image/avif', '100vw', 'high', null];
  expect(preloads().map((link) => names.map((name) => link.getAttribute(name)))).toEqual([
    [...commonAttributes, square?.getAttribute('srcset'), UPRIGHT_PHONE],
    [...commonAttributes, whole?.getAttribute('srcset'), '(min-width: 48em), (orientation: landscape)'],
  ]);
});

describe('a picture that cannot be loaded', () => {
  beforeAll(replaceFailedPhotos);

  test.each([
    ['with its sources', <Photo key="" photo={croppedTerrace} sizes="100vw" portrait />],
    // eslint-disable-next-line @next/next/no-img-element -- what the data files' own paths are shown with
    ['as a plain img', <img key="" src="/photos/gone.webp" alt={terrace.alt} />],
  ])('%s gives its place to the fallback image, once, and keeps its description', (_, photo) => {
    render(photo);
    const img = screen.getByRole<HTMLImageElement>('img', { name: terrace.alt });
    fireEvent.error(img);
    expect(img).toHaveAttribute('src', '/placeholder.svg');
    expect(img).not.toHaveAttribute('srcset');
    expect(document.querySelectorAll('source[srcset]')).toHaveLength(0);
    const set = jest.spyOn(img, 'src', 'set');
    fireEvent.error(img);
    expect(set).not.toHaveBeenCalled();
  });
});
