import { getTourIconName } from '@/components/tours/tour-icon';

test('TRS-09: each specified tour has its own icon, any other a compass', () => {
  const titles = [
    'Stone Town',
    'Spices of the island',
    'Prison Island',
    'Jozani on foot',
    'Dolphin',
    'By DHOW',
  ];
  const icons = [...titles, 'A day of nothing'].map(getTourIconName);
  expect(new Set(icons).size).toBe(titles.length + 1);
  expect(icons).toEqual(expect.arrayContaining(['dhow', 'tree', 'clove', 'compass']));
});
