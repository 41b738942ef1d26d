import { tourIconFor } from '@/components/tours/tour-icon';

test('TRS-09: the keyword in a title gives its icon, whatever else the title says', () => {
  expect(tourIconFor('An evening by DHOW')).toBe('dhow');
  expect(tourIconFor('Jozani on foot')).toBe('tree');
  expect(tourIconFor('Spices of the island')).toBe('clove');
});

test('TRS-09: each tour of the order has an icon of its own', () => {
  const tours = ['Stone Town', 'Spice', 'Prison Island', 'Jozani', 'Dolphin', 'Sunset Dhow'];
  expect(new Set(tours.map(tourIconFor)).size).toBe(tours.length);
});

test('TRS-09: a title without a known keyword still has an icon', () => {
  expect(tourIconFor('A day of nothing')).toBe('compass');
});
