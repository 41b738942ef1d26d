import { render, screen, within } from '@testing-library/react';
import { TourCard } from '@/components/tours/tour-card';
import { tours, tourWords } from '@/content/shared/tours';

const [tour] = tours;
if (!tour) throw new Error('There is no tour to test with.');

const renderCard = (changed: object = {}) =>
  render(<TourCard tour={{ ...tour, ...changed }} words={tourWords} base="/some-house" />);

test('TRS-12: of a longer list only the first four highlights are shown', () => {
  renderCard({ highlights: ['one', 'two', 'three', 'four', 'five'] });
  const list = screen.getByRole('list', { name: tourWords.highlights });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['one', 'two', 'three', 'four']);
});

test('TRS-14: the button leads to the contact page of the house and says which tour it is about', () => {
  renderCard();
  const link = screen.getByRole('link', { name: tourWords.contact.label });
  expect(link).toHaveAttribute('href', '/some-house/contact');
  expect(link).toHaveAccessibleDescription(tour.title);
  expect(link).toHaveAttribute('data-enquiry', tour.enquiry);
});
