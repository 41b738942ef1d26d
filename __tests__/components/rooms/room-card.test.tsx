import { render, screen, within } from '@testing-library/react';
import { RoomCard } from '@/components/rooms/room-card/room-card';
import { getBrand } from '@/content';

const brand = getBrand('beachsuites-villa');
const { words } = brand.rooms;
const room = brand.rooms.all[0]!;

function card() {
  render(<RoomCard cards="bare" room={room} detailsLabel={words.viewDetails} booking={brand.booking} />);
  return within(screen.getByRole('article', { name: room.title }));
}

test('RMC-07, RMC-08: the card shows picture, title, description, guests and size', () => {
  const { getByRole, getByText } = card();
  expect(getByRole('img')).toHaveAccessibleName(room.img.alt);
  expect(getByRole('heading', { name: room.title })).toBeInTheDocument();
  expect(getByText(room.desc)).toBeInTheDocument();
  expect(getByText(room.guestsText)).toBeInTheDocument();
  expect(getByText(room.sizeText)).toBeInTheDocument();
});

test('RMC-11: the card says from how much a night', () => {
  const { getByText } = card();
  const { prefix, amount, suffix } = room.priceText;
  expect(getByText(amount).parentElement).toHaveTextContent(`${prefix} ${amount} ${suffix}`);
});

test('RMC-09, RMC-10: the card leads to the room and, in a new tab, to the booking page', () => {
  const { getByRole } = card();
  expect(getByRole('link', { name: words.viewDetails })).toHaveAttribute('href', room.href);
  const book = getByRole('link', { name: brand.booking.cardLabel });
  expect(book).toHaveAttribute('href', brand.booking.url);
  expect(book).toHaveAttribute('target', '_blank');
  expect(book).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('the card takes another picture where its own is already on the page', () => {
  const photo = room.gallery[1]!;
  render(
    <RoomCard
      cards="bare"
      room={room}
      photo={photo}
      detailsLabel={words.viewDetails}
      booking={brand.booking}
    />,
  );
  expect(screen.getByRole('img')).toHaveAccessibleName(photo.alt);
});
