import type { BrandLinks } from './define-links';
import type { Formats } from './format';
import { fail, rejectDuplicates, requirePositive, type Locate } from './validation';
import type {
  HomeContent,
  HouseContent,
  Room,
  RoomsContent,
  RoomSection,
  WrittenHome,
  WrittenRoom,
  WrittenRooms,
  WrittenRoomSection,
} from './types';

/** @throws when a figure of the room is no number above zero */
export function checkRoomFigures(room: WrittenRoom, at: Locate): void {
  for (const [name, example] of [
    ['id', 4],
    ['price', 79],
    ['sizeSqm', 45],
    ['adults', 2],
  ] as const) {
    requirePositive(at(name), room[name], example);
  }
}

function defineRoom(
  room: WrittenRoom,
  { type, words }: WrittenRooms,
  formats: Formats,
  { join }: BrandLinks,
  at: Locate,
): Room {
  const { id, beds, facts, ...written } = room;
  const bedsText = typeof beds === 'object' ? formats.formatBeds(beds) : beds;
  const guestsText = `${room.adults} ${words.adults}`;
  const sizeText = formats.fill(formats.texts.interior, { sqm: room.sizeSqm }, at('sizeSqm'));
  return {
    ...written,
    id,
    href: join(`/room/${id}`, 'id'),
    type,
    priceText: {
      prefix: words.pricePrefix,
      amount: formats.formatPrice(room.price),
      suffix: words.priceSuffix,
    },
    guestsText,
    sizeText,
    bedsText,
    facts: [
      { label: words.guestsLabel, value: guestsText },
      { label: words.sizeLabel, value: sizeText },
      { label: words.bedsLabel, value: bedsText },
      ...facts,
    ],
    enquiry: words.enquiry.replace('[room]', room.title),
  };
}

/** @throws when two rooms have one id or are described in the same words, or the room list would be empty */
export function defineRooms(
  written: WrittenRooms,
  formats: Formats,
  links: BrandLinks,
  at: Locate,
): RoomsContent {
  const { list, callToAction, ...words } = written;
  rejectDuplicates(
    at('rooms.list'),
    list.map(({ id }) => id),
    'Give each room an id of its own.',
  );
  rejectSharedWords(list, at);
  const all = list.map((room, index) =>
    defineRoom(room, written, formats, links, (field) => at(`rooms.list.${index}.${field}`)),
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

/** A copied room still has the words of the room it was copied from. */
function rejectSharedWords(list: WrittenRooms['list'], at: Locate): void {
  for (const [index, room] of list.entries()) {
    for (const field of ['desc', 'description'] as const) {
      const words = String(room[field]);
      const first = list.find((other) => String(other[field]) === words);
      if (first === room) continue;
      fail(
        at(`rooms.list.${index}.${field}`),
        `room ${room.id} has the same words as room ${first?.id}. Describe each room in words of its own.`,
      );
    }
  }
}

/** @throws when a section picks a room that the brand does not have */
export function defineHome(
  written: WrittenHome,
  rooms: readonly Room[],
  brandId: string,
  links: BrandLinks,
  at: Locate,
): HomeContent {
  const { ourLodges, bestRooms, house, ...rest } = written;
  const section = ({ featured, ...words }: WrittenRoomSection, name: string): RoomSection => ({
    ...words,
    featured: featured.map(({ roomId, photo, text }, index) => {
      const room = rooms.find(({ id }) => id === roomId);
      if (room) return { room: text === undefined ? room : { ...room, desc: text }, photo };
      return fail(
        at(`home.${name}.featured.${index}.roomId`),
        `there is no room ${roomId}. The rooms are ${rooms.map(({ id }) => id).join(', ')}.`,
      );
    }),
  });
  return {
    ...links.joinAll<Omit<HomeContent, 'ourLodges' | 'bestRooms' | 'house'>>(rest, 'home'),
    ...(house && {
      house: {
        ...links.joinAll<Omit<HouseContent, 'drawing'>>(house, 'home.house'),
        drawing: { ...house.drawing, src: `/icons/${brandId}-house.svg` },
      },
    }),
    ...(ourLodges && { ourLodges: section(ourLodges, 'ourLodges') }),
    bestRooms: section(bestRooms, 'bestRooms'),
  };
}
