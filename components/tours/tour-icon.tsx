import { StrokeIcon } from '../ui/icon/icon';

/** The first matching keyword wins (TRS-09). */
const ICON_BY_KEYWORD = [
  ['stone', 'door'],
  ['spice', 'clove'],
  ['prison', 'tortoise'],
  ['tortoise', 'tortoise'],
  ['jozani', 'tree'],
  ['forest', 'tree'],
  ['dolphin', 'dolphin'],
  ['dhow', 'dhow'],
  ['sunset', 'dhow'],
] as const;

export type TourIconName = (typeof ICON_BY_KEYWORD)[number][1] | 'compass';

/** Icon for the texts of a tour; compass if no keyword matches. */
export function getTourIconName(text: string): TourIconName {
  const lowerCaseText = text.toLowerCase();
  return ICON_BY_KEYWORD.find(([keyword]) => lowerCaseText.includes(keyword))?.[1] ?? 'compass';
}

export function TourIcon({ text }: { readonly text: string }) {
  const icon = getTourIconName(text);
  return (
    <StrokeIcon viewBox="0 0 32 32" size={32} data-icon={icon}>
      {PATHS[icon].map((d) => (
        <path key={d} d={d} />
      ))}
    </StrokeIcon>
  );
}

const PATHS: Readonly<Record<TourIconName, readonly string[]>> = {
  door: [
    'M6 28V14C6 8 11 6 16 3c5 3 10 5 10 11v14zM16 3v25M4 28h24',
    'M11 15v.01M11 20v.01M11 24.5v.01M21 15v.01M21 20v.01M21 24.5v.01',
  ],
  clove: [
    'M16 29V14',
    'M16 14c-3-1-5-3-5-6 2 0 3 .6 3.5 1.5C14.5 7 15 5 16 3c1 2 1.5 4 1.5 6.5C18 8.6 19 8 21 8c0 3-2 5-5 6z',
    'M16 25c-6 0-9-3-10-7 6 0 9 2 10 7zM16 22c0-4 3-7 10-7-1 5-4 7-10 7z',
  ],
  tortoise: [
    'M4 21c0-7 5-12 11-12s10 5 10 12z',
    'M25 18c1-3 2-4 4-4 1.5 0 2 1 2 2.5 0 2.5-3 4.5-6 4.5M8 21v4h4v-4M18 21v4h4v-4M4 21H2',
    'M15 9l-4 5 2 7M15 9l4 5-2 7M11 14H6.5M19 14h4.5M11 14h8',
  ],
  tree: [
    'M16 29V15M16 22l-5-4M16 19l4-3M9 29h14',
    'M10 20c-4 0-6-2.5-6-5 0-2 1-3.5 3-4 0-4 3-7 7-7 3 0 5.5 1.5 6.5 4 4-.5 7 2 7 5.5 0 3.5-2.5 6-6 6',
  ],
  dolphin: [
    'M3 20c2-8 8-13 15-13 5 0 9 3 11 7-3-.5-5 0-7 1-4 2-6 6-11 6-3 0-5-1-8-1z',
    'M15 7c0-2 1-3.5 3-4 .5 1.5 1.5 3 3 4M14 20.5c.5 2 2 3.5 4 4M3 20c-1-1.5-1-3 0-5M23 12v.01',
    'M3 28c2-1.5 4-1.5 6 0s4 1.5 6 0 4-1.5 6 0 4 1.5 6 0',
  ],
  dhow: [
    'M4 21h24c-1 4-3 6-6 6H10c-3 0-5-2-6-6zM14 21V9',
    'M7 18C9 10 15 5 25 3c-1 6-2 11-1 15-6-2-11-2-17 0z',
  ],
  compass: ['M28 16a12 12 0 1 1-24 0 12 12 0 0 1 24 0z', 'M21 11l-3 7-7 3 3-7z'],
};
