import { render } from '@testing-library/react';
import { TourCard } from '@/components/tours/tour-card';
import { tourIconFor } from '@/components/tours/tour-icon';
import { getBrand } from '@/content';
import { languages } from '@/content/languages';

test.each([
  ['An evening by DHOW', 'dhow'],
  ['Jozani on foot', 'tree'],
  ['Spices of the island', 'clove'],
  ['A day of nothing', 'compass'],
])('TRS-09: %s has the icon %s, whatever else the title says', (title, icon) => {
  expect(tourIconFor(title)).toBe(icon);
});

test('TRS-09: each tour of the order has an icon of its own', () => {
  const tours = ['Stone Town', 'Spice', 'Prison Island', 'Jozani', 'Dolphin', 'Sunset Dhow'];
  expect(new Set(tours.map(tourIconFor)).size).toBe(tours.length);
});

/** The icons on the tour cards of a language. */
function iconsIn(code?: string) {
  const { tours, words } = getBrand('joya-boutique', code).tours;
  const { container } = render(tours.map((tour) => <TourCard key={tour.id} tour={tour} words={words} />));
  return [...container.querySelectorAll('[data-icon]')].map((icon) => icon.getAttribute('data-icon'));
}

test.each(languages)('TRS-09: a tour keeps its icon under its name in $name', ({ code }) => {
  expect(iconsIn(code)).toEqual(iconsIn());
});
