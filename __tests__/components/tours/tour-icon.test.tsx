import { tourIconFor } from '@/components/tours/tour-icon';

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
