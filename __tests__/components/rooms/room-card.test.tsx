import { render, screen, within } from '@testing-library/react';
import { RoomCard } from '@/components/rooms/room-card/room-card';
import { getBrand } from '@/content';

const house = getBrand('beachsuites-villa');
const room = house.rooms.all[0]!;

function card() {
  render(<RoomCard room={room} words={house.rooms.words} booking={house.booking} />);
  return within(screen.getByRole('article', { name: room.title }));
}

test('RMC-07, RMC-08: the card shows picture, title, description, guests and size', () => {
  const { getByRole, getByText } = card();
  expect(getByRole('img')).toHaveAccessibleName(room.img.alt);
  expect(getByRole('heading', { name: room.title })).toBeInTheDocument();
  expect(getByText(room.desc)).toBeInTheDocument();
  expect(getByText('5 Adults')).toBeInTheDocument();
  expect(getByText('90sqm interior')).toBeInTheDocument();
});

test('RMC-11: the card says from how much a night', () => {
  const { getByText } = card();
  expect(getByText('$49').parentElement).toHaveTextContent('from $49 per night');
});

test('RMC-09, RMC-10: the card leads to the room and, in a new tab, to the booking page', () => {
  const { getByRole } = card();
  expect(getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/beachsuites-villa/room/1');
  const book = getByRole('link', { name: 'BOOK NOW' });
  expect(book).toHaveAttribute('href', house.booking.url);
  expect(book).toHaveAttribute('target', '_blank');
  expect(book).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('the card takes another picture where its own already stands on the page', () => {
  const photo = room.gallery[1]!;
  render(<RoomCard room={room} photo={photo} words={house.rooms.words} booking={house.booking} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(photo.alt);
});
