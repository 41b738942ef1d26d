/** Metadata of fields and groups beside their checks, for forms, translators and scripts. */
import { z } from 'zod';

/** How a form asks for a field. */
type Widget =
  | 'text'
  | 'textarea'
  | 'number'
  | 'checkbox'
  | 'select'
  | 'date'
  | 'time'
  | 'upload'
  | 'page'
  | 'url'
  | 'email';

/** Kinds of field with special treatment where they are shown, edited or listed. */
type FieldKind =
  'nonTranslatableText' | 'unbrandedPath' | 'photoFile' | 'publicFile' | 'displayPrice' | 'url';

/** The kinds of entry that a reference can name. */
export type ReferenceTargetKind = 'brand' | 'page' | 'photo' | 'room' | 'tour' | 'place' | 'question';

export type FieldMetadata = CommonMetadata &
  (
    | {
        /** Its value names an entry of content, which has to exist. A form lists those that do. */
        readonly reference: ReferenceTargetKind;
        readonly widget?: undefined;
      }
    | { readonly reference?: undefined; readonly widget: Widget }
  );

interface CommonMetadata {
  readonly kind?: FieldKind;
  /** What the field is called in a form and in editors. */
  readonly label: string;
  /** A rule that the label does not state. */
  readonly hint?: string;
  /** The remedy in the words of a form, where a file needs other words. */
  readonly formRemedy?: string;
  /** The only values of a field whose widget is "page". */
  readonly paths?: readonly string[];
  /** What a form calls the values of a field whose widget is "select". */
  readonly optionLabels?: Readonly<Record<string, string>>;
  /** Texts of this field are translated. */
  readonly translated?: true;
  /** Its texts are in Markdown. */
  readonly isMarkdown?: true;
  /** For translators: where the text is used. */
  readonly translatorComment?: string;
  /** For translators: distinguishes texts that are the same in English only. */
  readonly translationContext?: string;
  /** Placeholders that are filled in later, by a page or a format. */
  readonly runtimePlaceholders?: readonly string[];
  /** Longest text as it is shown, in characters, in every language. */
  readonly maxLength?: number;
  /** The text labels samples ("Sample", "Coming soon"), so `npm run samples` does not report its own words. */
  readonly marksSample?: true;
  /** `npm run samples` lists the field in this section until it is filled in, or the part that a box marks until it is unticked. */
  readonly sample?: 'phone' | 'owner' | 'access' | 'guest' | 'post' | 'photo';
  /** What a form fills in for a new entry of a list. */
  readonly suggestion?: 'nextRoomNumber';
  /** Left empty in a form, it is made from this field of the same group. */
  readonly madeFrom?: string;
  /** A form ticks it in a new entry of a list. */
  readonly checkedByDefault?: true;
}

/** The metadata of each field, by its schema. */
export const fieldRegistry = z.registry<FieldMetadata>();

/** @template Name the names of its fields */
export interface FieldsetOptions<Name extends string> {
  /** Fields that texts of the group may repeat, such as the price of a room. */
  readonly interpolatedFields?: readonly Name[];
  /** `npm run samples` lists a group of controls that do nothing, as specified, until it is taken out, and a dish until all of its fields are filled in. */
  readonly sample?: 'controls' | 'dish';
  /** The only page that shows the group: `npm run samples` skips it where that page is removed. */
  readonly onlyOnPage?: string;
}

interface GroupMetadata extends FieldsetOptions<string> {
  readonly label: string;
  readonly hint?: string;
  /** The fewest entries of a list. */
  readonly min?: number;
  /**
   * A form shows all that the list can have at once: choices as boxes to tick, groups as a table with a row for each
   * thing that their first field, a reference, can name.
   */
  readonly allAtOnce?: true;
}

/** The metadata of groups and lists, by their schemas. */
export const groupRegistry = z.registry<GroupMetadata>();

/** A picture of a post without words of its own, which its entry has. */
const PICTURE_WITHOUT_WORDS = /!\[\]\([^)]*\)/g;

/** Whether a text needs a translation: "404", "1, 2, 3" and a picture alone are the same in every language. */
export const needsTranslation = (field: FieldMetadata, text: unknown): text is string =>
  field.translated === true &&
  typeof text === 'string' &&
  /\p{L}/u.test(text.replaceAll(PICTURE_WITHOUT_WORDS, ''));
