/** @jest-environment jsdom */
import { brands } from '@/content';
import { linksOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('the hero of $name', ({ href, booking, home: { hero } }) => {
  const page = readPage(href);
  const carousel = page.querySelector(`[aria-roledescription=carousel][aria-label="${hero.words.label}"]`)!;
  const first = hero.slides[0]?.photo.name;

  test('HMV-02: slides have a tagline, a headline and a number; only the first is read and has its picture', () => {
    const slides = [...carousel.querySelectorAll('[aria-roledescription=slide]')].map((slide) => ({
      texts: textsOf(slide, 'p, h2'),
      label: slide.getAttribute('aria-label'),
      hidden: slide.getAttribute('aria-hidden'),
      picture: slide.querySelector('img')?.getAttribute('src'),
    }));
    expect(slides).toEqual(
      hero.slides.map(({ tagline, headline }, index, { length }) => ({
        texts: [tagline, headline],
        label: `${index + 1} of ${length}`,
        hidden: String(index > 0),
        picture: index > 0 ? undefined : `/photos/${first}.webp`,
      })),
    );
  });

  test('the controls are numbered, with small pictures where the brand wants thumbnails', () => {
    const choices = [...carousel.querySelectorAll('ol > li')].map((choice) => [
      textOf(choice),
      choice.querySelector('img')?.getAttribute('src'),
    ]);
    expect(choices).toEqual(
      hero.slides.map(({ photo }, index) => [
        String(index + 1).padStart(2, '0'),
        hero.controls === 'thumbnails' ? `/photos/${photo.name}.webp` : undefined,
      ]),
    );
  });

  test('the first picture is asked for in the head', () => {
    const preloaded = page.querySelector(`link[rel=preload][as=image][imagesrcset*="/photos/${first}-"]`);
    expect(preloaded).not.toBeNull();
  });

  test('two ways lead on, one of them replaced while the house is closed', () => {
    expect(linksOf(carousel)).toEqual([
      { label: booking.cardLabel, href: booking.url },
      ...(booking.closure ? [{ label: booking.closure.label, href: booking.closure.contactHref }] : []),
      hero.secondaryLink,
    ]);
  });
});
