import { render, screen } from '@testing-library/react';
import { TourCard } from '@/components/tours/tour-card';
import { getBrand } from '@/content';
import { tours as subject } from '@/content/model/tours';
import { content } from '../../support/site';

const { tours, labels } = getBrand('joya-boutique').tours;

test.each([
  ['the stars that it was given', 4, ['4 out of 5 stars']],
  ['no stars where none were given', undefined, []],
])('TRS-10: a tour shows %s', (_, rating, expected) => {
  render(
    <TourCard tour={{ ...tours[0]!, rating }} labels={{ ...labels, stars: '{rating} out of 5 stars' }} />,
  );
  const stars = screen.queryAllByRole('img', { name: /stars/ });
  expect(stars.map((image) => image.getAttribute('aria-label'))).toEqual(expected);
  expect(stars.map((image) => image.querySelectorAll('path[fill=currentColor]').length)).toEqual(
    rating ? [rating] : [],
  );
});

test.each([
  [undefined, true],
  [1, true],
  [5, true],
  [0, false],
  [4.5, false],
  [6, false],
])('a tour may have %p stars: %s', (rating, accepted) => {
  const { shared } = content;
  const file = { ...shared.tours, tours: shared.tours.tours.map((tour) => ({ ...tour, rating })) };
  expect(subject.shared!.safeParse(file).success).toBe(accepted);
});
