import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ENQUIRY_KEY } from '@/components/contact/enquiry';
import { TourCard } from '@/components/tours/tour-card';
import { getBrand } from '@/content';

const { tours, words } = getBrand('joya-boutique').tours;
const [tour] = tours;
if (!tour) throw new Error('There is no tour to test with.');

const renderCard = (changed: object = {}) =>
  render(<TourCard tour={{ ...tour, ...changed }} words={words} />);

test('TRS-12: of a longer list only the first four highlights are shown', () => {
  renderCard({ highlights: ['one', 'two', 'three', 'four', 'five'] });
  const list = screen.getByRole('list', { name: 'Highlights' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['one', 'two', 'three', 'four']);
});

test('TRS-14: CONTACT US leads to the contact page of the house and says which tour it is about', async () => {
  renderCard();
  const link = screen.getByRole('link', { name: 'CONTACT US' });
  expect(link).toHaveAttribute('href', '/joya-boutique/contact');
  expect(link).toHaveAccessibleDescription('Stone Town Tour');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(sessionStorage.getItem(ENQUIRY_KEY)).toContain('Stone Town Tour');
});
