import type { PluralForms } from './stay';

/** What texts repeat by name: `{rooms:words}` in a text is the fact `rooms`, in words. */
export type Facts = Readonly<Record<string, string | number | readonly string[]>>;

/** Texts that figures are written with. */
export interface FigureTexts {
  /** 0, 1, 2 ... */
  readonly numbers: readonly string[];
  readonly beds: { readonly double: PluralForms; readonly single: PluralForms };
  /** Size of a room. */
  readonly interior: string;
  /** Opening hours. */
  readonly hours: string;
  readonly noon: string;
  readonly halfPast: string;
  /** How long a tour takes. */
  readonly tourHours: string;
  readonly tourPrice: string;
}
