import { render } from '@testing-library/react';
import { TourCard } from '@/components/tours/tour-card';
import { getTourIconName } from '@/components/tours/tour-icon';
import { getBrand } from '@/content';
import { languages } from '@/content/i18n/languages';

test('TRS-09: each specified tour has its own icon, any other a compass', () => {
  const tours = [
    'Stone Town',
    'Spices of the island',
    'Prison Island',
    'Jozani on foot',
    'Dolphin',
    'By DHOW',
  ];
  const icons = [...tours, 'A day of nothing'].map(getTourIconName);
  expect(new Set(icons).size).toBe(tours.length + 1);
  expect(icons).toEqual(expect.arrayContaining(['dhow', 'tree', 'clove', 'compass']));
});

/** The icons on the tour cards of a language. */
function findIconsIn(code?: string) {
  const { tours, labels } = getBrand('joya-boutique', code).tours;
  const { container } = render(tours.map((tour) => <TourCard key={tour.id} tour={tour} labels={labels} />));
  return [...container.querySelectorAll('[data-icon]')].map((icon) => icon.getAttribute('data-icon'));
}

test.each(languages)('TRS-09: a tour keeps its icon under its name in $name', ({ code }) => {
  expect(findIconsIn(code)).toEqual(findIconsIn());
});
