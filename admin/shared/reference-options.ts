/** The options of fields that refer to other content, such as a room or a page. */
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

/** @param reference the type of content that the field refers to */
export function getReferenceOptions(
  reference: string,
  entry: Pick<SveltiaEntry, 'path'> | undefined,
  content: ContentInput | undefined,
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
      return brands.flatMap(({ brand, rooms }) =>
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
