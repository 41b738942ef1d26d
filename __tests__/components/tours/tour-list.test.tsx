import { render, screen } from '@testing-library/react';
import { getTourIconName } from '@/components/tours/tour-icon';
import { TourList } from '@/components/tours/tour-list';
import { getBrand } from '@/content';
import { tours as subject } from '@/content/model/tours';
import { content } from '../../support/site';

const { tours, labels } = getBrand('joya-boutique').tours;

test('TRS-10: a tour shows the stars that it was given, and none where none were given', () => {
  const [tour] = tours;
  const rated = [4, undefined].map((rating, index) => ({ ...tour!, id: `tour-${index}`, rating }));
  render(<TourList tours={rated} labels={{ ...labels, stars: '{rating} out of 5 stars' }} />);
  const stars = screen.getByRole('img', { name: '4 out of 5 stars' });
  expect(stars.querySelectorAll('path[fill=currentColor]')).toHaveLength(4);
});

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
