/** @jest-environment jsdom */
import { getText, getTexts } from '../support/dom-queries';
import { readPage } from '../support/exported-site';
import { brands } from '../support/site';

describe.each(brands)('the hero of $name', ({ href, look, home: { hero } }) => {
  const carousel = readPage(href).querySelector(
    `[aria-roledescription=carousel][aria-label="${hero.labels.carouselLabel}"]`,
  )!;
  const first = hero.slides[0]?.photo.name;

  test('HMV-02: slides have their texts and number; only the first has its picture', () => {
    const slides = [...carousel.querySelectorAll('[aria-roledescription=slide]')].map((slide) => ({
      texts: getTexts(slide, 'p, h2'),
      label: slide.getAttribute('aria-label'),
      hidden: slide.getAttribute('aria-hidden'),
      photo: slide.querySelector('img')?.getAttribute('src'),
    }));
    expect(slides).toEqual(
      hero.slides.map(({ tagline, headline }, index, { length }) => ({
        texts: [tagline, headline],
        label: `${index + 1} of ${length}`,
        hidden: String(index > 0),
        photo: index > 0 ? undefined : `/photos/${first}.webp`,
      })),
    );
  });

  test('HMV-07: the controls are numbers, or thumbnails in the look of the villa', () => {
    const choices = [...carousel.querySelectorAll('ol > li')].map((choice) => [
      getText(choice),
      choice.querySelector('img')?.getAttribute('src'),
    ]);
    expect(choices).toEqual(
      hero.slides.map(({ photo }, index) => [
        String(index + 1).padStart(2, '0'),
        look === 'gallery' ? `/photos/${photo.name}.webp` : undefined,
      ]),
    );
  });
});
