import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Testimonials } from '@/components/home/testimonials/testimonials';
import { testimonials as subject } from '@/content/model/testimonials';
import { interpolate } from '@/lib/interpolate';
import { brands, content } from '../../../support/site';

const { home, labels } = brands[0]!;
const { testimonials } = home;
const GUEST = { name: 'Amina', country: 'Kenya', quote: 'It was fine.', rating: 3, sample: false };
const SAMPLE = { ...GUEST, name: 'Sample guest', quote: 'It was good.', rating: 5, sample: true };

const filledStars = (guest: HTMLElement, rating: number) =>
  within(guest)
    .getByRole('img', { name: interpolate(testimonials.labels.rating, { rating }) })
    .querySelectorAll('path[fill=currentColor]');

test('TST-08: a guest has the stars given, and a sample has a badge', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <Testimonials {...testimonials} list={[SAMPLE, GUEST]} slidePositionLabel={labels.controls.position} />,
  );
  const [sampleGuest, realGuest] = screen.getAllByRole('figure');
  expect(filledStars(sampleGuest!, 5)).toHaveLength(5);
  expect(within(sampleGuest!).getByText(testimonials.labels.sample)).toBeVisible();
  expect(filledStars(realGuest!, 3)).toHaveLength(3);
  expect(within(realGuest!).queryByText(testimonials.labels.sample)).not.toBeInTheDocument();
});

const isAccepted = (guest: object) =>
  subject.shared!.safeParse({ list: [guest], labels: content.shared.testimonials.labels }).success;

test('a guest gives one to five stars, and it is written whether somebody really said it', () => {
  expect([1, 5].filter((rating) => !isAccepted({ ...GUEST, rating }))).toEqual([]);
  expect([0, 6, 4.5].filter((rating) => isAccepted({ ...GUEST, rating }))).toEqual([]);
  expect(isAccepted(SAMPLE)).toBe(true);
  expect(isAccepted({ ...GUEST, sample: undefined })).toBe(false);
});
