import type { BrandLinks } from './define-links';
import { formatBeds, formatPrice, formatSize } from './format';
import { fail, rejectDuplicates, requirePositive, type Locate } from './validation';
import type {
  HomeContent,
  Room,
  RoomsContent,
  RoomSection,
  RoomText,
  WrittenHome,
  WrittenRoom,
  WrittenRooms,
  WrittenRoomSection,
} from './types';

function defineRoom(
  room: WrittenRoom,
  { type, words }: WrittenRooms,
  { join }: BrandLinks,
  at: Locate,
): Room {
  const { id, beds, facts, metaDescription, ...written } = room;
  for (const [name, example] of [
    ['id', 4],
    ['price', 79],
    ['sizeSqm', 45],
    ['adults', 2],
  ] as const) {
    requirePositive(at(name), room[name], example);
  }
  const textOf = (text: RoomText) => (typeof text === 'function' ? text(room) : text);
  const bedsText = typeof beds === 'object' ? formatBeds(beds) : textOf(beds);
  const guestsText = `${room.adults} ${words.adults}`;
  const sizeText = formatSize(room.sizeSqm);
  return {
    ...written,
    id,
    href: join(`/room/${id}`, 'id'),
    type,
    priceText: { prefix: words.pricePrefix, amount: formatPrice(room.price), suffix: words.priceSuffix },
    guestsText,
    sizeText,
    bedsText,
    facts: [
      { label: words.guestsLabel, value: guestsText },
      { label: words.sizeLabel, value: sizeText },
      { label: words.bedsLabel, value: bedsText },
      ...facts,
    ],
    metaDescription: textOf(metaDescription),
    enquiry: words.enquiry.replace('[room]', room.title),
  };
}

/** @throws when a figure of a room is missing or the room list would be empty */
export function defineRooms(written: WrittenRooms, links: BrandLinks, at: Locate): RoomsContent {
  const { list, callToAction, ...words } = written;
  rejectDuplicates(
    at('rooms.list'),
    list.map(({ id }) => id),
    'Give each room an id of its own.',
  );
  const all = list.map((room, index) =>
    defineRoom(room, written, links, (field) => at(`rooms.list.${index}.${field}`)),
  );
  const [first, ...others] = all.filter(({ unlisted }) => !unlisted);
  if (!first)
    return fail(
      at('rooms.list'),
      'the room list would be empty. Leave at least one room without "unlisted".',
    );
  return {
    ...words,
    all,
    listed: [first, ...others],
    callToAction: links.joinAll(callToAction, 'rooms.callToAction'),
  };
}

/** @throws when a section picks a room that the brand does not have */
export function defineHome(
  written: WrittenHome,
  rooms: readonly Room[],
  links: BrandLinks,
  at: Locate,
): HomeContent {
  const { ourLodges, bestRooms, ...rest } = written;
  const section = ({ featured, ...words }: WrittenRoomSection, name: string): RoomSection => ({
    ...words,
    featured: featured.map(({ roomId, photo }, index) => {
      const room = rooms.find(({ id }) => id === roomId);
      if (room) return { room, photo };
      return fail(
        at(`home.${name}.featured.${index}.roomId`),
        `there is no room ${roomId}. The rooms are ${rooms.map(({ id }) => id).join(', ')}.`,
      );
    }),
  });
  return {
    ...links.joinAll<Omit<HomeContent, 'ourLodges' | 'bestRooms'>>(rest, 'home'),
    ...(ourLodges && { ourLodges: section(ourLodges, 'ourLodges') }),
    bestRooms: section(bestRooms, 'bestRooms'),
  };
}
