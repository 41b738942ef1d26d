/** @jest-environment jsdom */
import { brands } from '@/content';
import { linksOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('the hero of $name', ({ href, booking, home: { hero } }) => {
  const page = readPage(href);
  const carousel = page.querySelector('[aria-roledescription=carousel]')!;
  const slides = [...carousel.querySelectorAll('[aria-roledescription=slide]')];

  test('HMV-02: each slide has its tagline and its headline', () => {
    expect(slides.map((slide) => textsOf(slide, 'p, h2'))).toEqual(
      hero.slides.map(({ tagline, headline }) => [tagline, headline]),
    );
  });

  test('the controls are numbered, with small pictures where the brand wants thumbnails', () => {
    const choices = [...carousel.querySelectorAll('ol > li')];
    expect(
      choices.map((choice) => ({
        number: textOf(choice),
        picture: choice.querySelector('img')?.getAttribute('src'),
      })),
    ).toEqual(
      hero.slides.map(({ photo }, index) => ({
        number: String(index + 1).padStart(2, '0'),
        picture: hero.controls === 'thumbnails' ? `/photos/${photo.name}.webp` : undefined,
      })),
    );
  });

  test('the slides are announced as a carousel', () => {
    expect(carousel.getAttribute('aria-label')).toBe(hero.words.label);
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(
      hero.slides.map((_, index) => `${index + 1} of ${hero.slides.length}`),
    );
  });

  test('only the first slide can be read', () => {
    expect(slides.map((slide) => slide.getAttribute('aria-hidden'))).toEqual(
      hero.slides.map((_, index) => String(index > 0)),
    );
  });

  const [first] = hero.slides;

  test('only the first picture is in the page', () => {
    expect(slides.map((slide) => slide.querySelector('img')?.getAttribute('src'))).toEqual(
      hero.slides.map((_, index) => (index === 0 ? `/photos/${first?.photo.name}.webp` : undefined)),
    );
  });

  test('the first picture is asked for in the head', () => {
    const preloaded = [...page.querySelectorAll('link[rel=preload][as=image]')].map((link) =>
      link.getAttribute('imagesrcset'),
    );
    expect(preloaded.filter((files) => files?.includes(`/photos/${first?.photo.name}-`))).not.toEqual([]);
  });

  test('the name of the brand and one sentence stay before the pictures', () => {
    expect(textOf(carousel.querySelector('h1'))).toBe(hero.title);
    expect(textOf(carousel)).toContain(hero.lead);
  });

  test('two ways lead on from them', () => {
    expect(linksOf(carousel)).toEqual([
      { label: booking.cardLabel, href: booking.url },
      // in its place while the house is closed
      ...(booking.closure ? [{ label: booking.closure.label, href: booking.closure.contactHref }] : []),
      hero.secondaryLink,
    ]);
  });
});
