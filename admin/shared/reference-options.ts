/** The options of fields that refer to other content, such as a room or a page. */
import { getValueAt } from '@/content/fields/schema-tree';
import type { BrandInput, ContentInput } from '@/content/model/files/content-input';
import { getBrandId, type SveltiaEntry } from './sveltia-entry';

export interface SelectOption {
  readonly label: string;
  readonly value: string;
}

/** A column of a table, which shows one field of an entry of a list. */
export interface TableColumn {
  /** The path to the field in the entry: "longStay.nights". */
  readonly path: string;
  readonly label: string;
  /** What the first column names. */
  readonly reference?: string | undefined;
  readonly isCheckbox?: boolean;
}

/** The pages of a brand that a link can point to. */
const getPages = ({ pages, rooms }: BrandInput): readonly SelectOption[] => [
  ...Object.entries(pages).flatMap(([page, { title, ...rest }]) => {
    if ('removed' in rest && rest.removed) return [];
    return page === 'home' ? { label: 'Home', value: '/' } : { label: title, value: `/${page}` };
  }),
  ...rooms.list.map((room) => ({ label: `Room: ${getName(room)}`, value: `/room/${room.id}` })),
];

const getName = ({ title, hidden }: BrandInput['rooms']['list'][number]) =>
  hidden ? `${title}, hidden` : title;

/** Removes choices with a duplicate value, such as pages that both brands have. */
const unique = (choices: readonly SelectOption[]): readonly SelectOption[] =>
  choices.filter(({ value }, index) => choices.findIndex((choice) => choice.value === value) === index);

const getEntries = (entry: Partial<SveltiaEntry> | undefined, list: string): readonly unknown[] => {
  const entries = getValueAt(entry?.data, [list]);
  return Array.isArray(entries) ? entries : [];
};

/** The number above those of all rooms, with those of the form. */
export const getNextRoomNumber = (entry: SveltiaEntry, { brands }: ContentInput): number =>
  1 +
  Math.max(
    ...brands.flatMap(({ rooms }) => rooms.list.map(({ id }) => id)),
    ...getEntries(entry, 'list').map((room) => Number(getValueAt(room, ['id'])) || 0),
  );

/**
 * The brands of an offer, whose rooms it can name. A control does not learn which entry of a list it is in: of the offers
 * that name the room of the control all brands count.
 */
function getBrandsOfOffer(
  room: unknown,
  entry: Partial<SveltiaEntry> | undefined,
  brands: readonly BrandInput[],
): readonly BrandInput[] {
  const named = (offer: unknown, list: string) =>
    Object.values(getValueAt(offer, [list]) ?? {}).map((id) => String(id ?? ''));
  const ids = getEntries(entry, 'offers')
    .filter((offer) => named(offer, 'rooms').includes(String(room ?? '')))
    .map((offer) => named(offer, 'brands'));
  const chosen = brands.filter(({ id }) => ids.flat().includes(id));
  return ids.some(({ length }) => length === 0) || chosen.length === 0 ? brands : chosen;
}

/**
 * @param reference the type of content that the field refers to
 * @param value the value of the field
 */
export function getReferenceOptions(
  reference: string,
  entry: Partial<SveltiaEntry> | undefined,
  content: ContentInput | undefined,
  value?: unknown,
): readonly SelectOption[] {
  if (!content) return [];
  const ownBrands = content.brands.filter(({ id }) => id === getBrandId(entry?.path ?? ''));
  const brands = ownBrands.length > 0 ? ownBrands : content.brands;
  switch (reference) {
    case 'brand':
      return content.brands.map(({ id, brand }) => ({ label: brand.name, value: id }));
    case 'page':
      return unique(brands.flatMap(getPages));
    case 'room':
      return getBrandsOfOffer(value, entry, brands).flatMap(({ brand, rooms }) =>
        rooms.list.map((room) => ({
          label: brands.length > 1 ? `${getName(room)} (${brand.name})` : getName(room),
          value: String(room.id),
        })),
      );
    case 'tour':
      return content.shared.tours.tours.map(({ id, title }) => ({ label: title, value: id }));
    case 'place':
      return content.shared.explore.places.map(({ id, name }) => ({ label: name, value: id }));
    case 'question':
      return content.shared.pricing.questions.map(({ id, question }) => ({ label: question, value: id }));
    default:
      return [];
  }
}
