import { render, screen, within } from '@testing-library/react';
import { TourCard } from '@/components/tours/tour-card';
import { getBrand } from '@/content';

const brand = getBrand('joya-boutique');
const { words } = brand.tours;
const [tour] = brand.tours.tours;
if (!tour) throw new Error('There is no tour to test with.');

const renderCard = (changed: object = {}) =>
  render(<TourCard tour={{ ...tour, ...changed }} words={words} />);

test('a tour shows as many highlights as it has', () => {
  renderCard({ highlights: ['one', 'two', 'three', 'four', 'five'] });
  const list = screen.getByRole('list', { name: words.highlights });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['one', 'two', 'three', 'four', 'five']);
});

test('the button leads to the contact page of the brand and says which tour it is about', () => {
  renderCard();
  const link = screen.getByRole('link', { name: words.contact.label });
  expect(link).toHaveAttribute('href', words.contact.href);
  expect(link).toHaveAccessibleDescription(tour.title);
  expect(link).toHaveAttribute('data-enquiry', tour.enquiry);
});
