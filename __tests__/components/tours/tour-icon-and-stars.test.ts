/** @jest-environment node */
import { getTourIconName } from '@/components/tours/tour-icon';
import { tours as subject } from '@/content/model/tours';
import { content } from '../../support/site';

test('a tour may have one to five stars, or none', () => {
  const { shared } = content;
  const isAccepted = (rating?: number) =>
    subject.shared!.safeParse({
      ...shared.tours,
      tours: shared.tours.tours.map((tour) => ({ ...tour, rating })),
    }).success;
  expect([undefined, 1, 5].filter((rating) => !isAccepted(rating))).toEqual([]);
  expect([0, 4.5, 6].filter(isAccepted)).toEqual([]);
});

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
