/** @jest-environment jsdom */
import { describeEachBrand } from '../support/brands';
import { linksOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describeEachBrand((expected) => {
  const { hero } = expected.brand.home;
  const { booking } = expected.brand;
  const carousel = () => readPage(expected.path).querySelector('[aria-roledescription=carousel]');
  const slides = () => [...(carousel()?.querySelectorAll('[aria-roledescription=slide]') ?? [])];

  test('HMB-01, HMV-01, HMV-02, HMV-03: each slide has its tagline and its headline', () => {
    expect(slides().map((slide) => textsOf(slide, 'p, h2'))).toEqual(
      hero.slides.map(({ tagline, headline }) => [tagline, headline]),
    );
  });

  test('HMB-04, HMV-07: the controls are numbered, with small pictures where the brand wants thumbnails', () => {
    const choices = [...(carousel()?.querySelectorAll('ol > li') ?? [])];
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

  test('the slides are announced as a carousel, and only the first can be read', () => {
    expect(carousel()?.getAttribute('aria-label')).toBe(hero.words.label);
    expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual(
      hero.slides.map((_, index) => `${index + 1} of ${hero.slides.length}`),
    );
    expect(slides().map((slide) => slide.getAttribute('aria-hidden'))).toEqual(
      hero.slides.map((_, index) => String(index > 0)),
    );
  });

  test('only the first picture is in the page, and it is asked for in the head', () => {
    const pictured = slides().map((slide) => slide.querySelector('img')?.getAttribute('src'));
    const first = hero.slides[0].photo;
    expect(pictured).toEqual(
      hero.slides.map((_, index) => (index === 0 ? `/photos/${first.name}.webp` : undefined)),
    );
    const preloaded = [...readPage(expected.path).querySelectorAll('link[rel=preload][as=image]')].map(
      (link) => link.getAttribute('imagesrcset'),
    );
    expect(preloaded.filter((files) => files?.includes(`/photos/${first.name}-`))).not.toEqual([]);
  });

  test('the name of the brand, one sentence and two ways on stand still before the pictures', () => {
    expect(textOf(carousel()?.querySelector('h1') ?? null)).toBe(hero.title);
    expect(textOf(carousel())).toContain(hero.lead);
    expect(linksOf(carousel())).toEqual([
      { label: booking.cardLabel, href: booking.url },
      // in its place while the house is closed
      ...(booking.closed ? [{ label: booking.closed.label, href: booking.closed.contactHref }] : []),
      hero.secondaryLink,
    ]);
  });
});
