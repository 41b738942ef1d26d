import type {
  BrandInput,
  HomeContent,
  HomeFiles,
  PoliciesInput,
  Room,
  RoomInput,
  RoomsContent,
  SharedInput,
} from '../schema';
import { throwContentError, assertUnique, type SourceLocation } from '../fields/content-error';
import type { Resolved } from '../fields/resolved';
import { NUMBER_TEXTS, type Formats } from '../i18n/formats';
import { sitePath } from '../fields/links';

const ACCESS = ['steps', 'doors', 'shower', 'beach'] as const;

type RoomsFiles = Resolved<BrandInput['rooms'] & SharedInput['rooms']>;

function resolveRoom(
  { beds, ...room }: Resolved<RoomInput>,
  { type, labels, access: accessLabels }: RoomsFiles,
  formats: Formats,
  home: string,
): Room {
  const bedsText = typeof beds === 'string' ? beds : formats.formatBeds(beds);
  const guestsText = formats.formatCount(room.adults, labels.adults);
  const sizeText = formats.interpolate(formats.texts.interior, { sqm: room.sizeSqm }, NUMBER_TEXTS);
  return {
    ...room,
    href: sitePath(`${home}/room/${room.id}`),
    type,
    priceText: {
      prefix: labels.pricePrefix,
      amount: formats.formatPrice(room.price),
      suffix: labels.priceSuffix,
    },
    guestsText,
    sizeText,
    bedsText,
    details: [
      { label: labels.guestsLabel, value: guestsText },
      { label: labels.sizeLabel, value: sizeText },
      { label: labels.bedsLabel, value: bedsText },
      ...room.details,
    ],
    access: ACCESS.map((what) => ({ label: accessLabels[what], value: room.access[what] })).filter(
      ({ value }) => value !== '',
    ),
    enquiry: formats.interpolate(labels.enquiry, { room: room.title }, NUMBER_TEXTS),
  };
}

/** @throws when two rooms have one id or are described in the same words, or the room list would be empty */
export function resolveRooms(
  shown: RoomsFiles,
  { checkIn, checkOut, houseRules, children }: Resolved<PoliciesInput>,
  formats: Formats,
  home: string,
  file: string,
): RoomsContent {
  const { list, houseRules: rules, ...rest } = shown;
  const place: SourceLocation = { file, path: ['list'] };
  assertUnique(
    place,
    list.map(({ id }) => id),
    'Give each room a number of its own.',
  );
  rejectSharedWords(list, file);
  const all = list.map((room) => resolveRoom(room, shown, formats, home));
  const [first, ...others] = all.filter(({ unlisted }) => !unlisted);
  if (!first)
    return throwContentError(
      place,
      'the room list would be empty.',
      'Leave at least one room without "unlisted".',
    );
  return {
    ...rest,
    policies: [checkIn, checkOut, { ...houseRules, items: rules }, children],
    all,
    listed: [first, ...others],
  };
}

/** A copied room still has the words of the room it was copied from (RMD-01). */
function rejectSharedWords(list: readonly Resolved<RoomInput>[], file: string): void {
  for (const [index, room] of list.entries()) {
    for (const field of ['desc', 'description'] as const) {
      const first = list.find((other) => String(other[field]) === String(room[field]));
      if (first === room) continue;
      throwContentError(
        { file, path: ['list', index, field] },
        `room ${room.id} has the same words as room ${first?.id}.`,
        'Describe each room in words of its own.',
      );
    }
  }
}

/** @throws when a section picks a room that the brand does not have */
export function resolveHome(
  { ourLodges, bestRooms, house, atAGlance, ...rest }: HomeFiles,
  rooms: readonly Room[],
  brandId: string,
  file: string,
  resolveAtAGlance: (labels: typeof atAGlance) => HomeContent['atAGlance'],
): HomeContent {
  const section = (name: 'ourLodges' | 'bestRooms', { featured, ...labels }: typeof bestRooms) => ({
    ...labels,
    featured: featured.map(({ roomId, photo, text }, index) => {
      const room = rooms.find(({ id }) => id === roomId);
      if (room) return { room: text === undefined ? room : { ...room, desc: text }, photo };
      return throwContentError(
        { file, path: [name, 'featured', index, 'roomId'] },
        `there is no room ${roomId}.`,
        `The rooms are ${rooms.map(({ id }) => id).join(', ')}.`,
      );
    }),
  });
  return {
    ...rest,
    atAGlance: resolveAtAGlance(atAGlance),
    ...(house && {
      house: { ...house, drawing: { ...house.drawing, src: `/icons/${brandId}-house.svg` } as const },
    }),
    ...(ourLodges && { ourLodges: section('ourLodges', ourLodges) }),
    bestRooms: section('bestRooms', bestRooms),
  };
}
