import { readFileSync } from 'node:fs';
import path from 'node:path';
import { photo } from '../photo';
import type { MenuCategory, MenuEntry, MenuItem } from '../types';

const FILE = 'content/shared/food-menu.json';
const OWN_TEXTS = ['alt', 'name', 'price', 'text'] as const;
const FIELDS: readonly string[] = ['category', 'image', ...OWN_TEXTS];
const EXAMPLE =
  '[{ "category": "breakfast", "image": "/photos/breakfast-1.webp", "alt": "what a guest would see" }]';

/** Filters of the menu, in order (SVC-07). */
export const categories: readonly { readonly id: MenuCategory; readonly label: string }[] = [
  { id: 'breakfast', label: 'Breakfast' },
  { id: 'lunch', label: 'Lunch' },
  { id: 'snack', label: 'Snack' },
  { id: 'dinner', label: 'Dinner' },
];

/** Published as /data/food-menu.json. */
export const menuEntries = readMenuFile(path.join(process.cwd(), FILE));

/** The same entries with photos, for prerendering. */
export const menuItems = menuEntries.map(withPhoto);

/** @throws when the file is missing or is not a JSON list of entries with category and image */
export function readMenuFile(file: string): readonly MenuEntry[] {
  const fileLabel = path.relative(process.cwd(), file);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${fileLabel} is missing. It lists the pictures of the menu, like this: ${EXAMPLE}`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(
      `${fileLabel} cannot be read as JSON (${error instanceof Error ? error.message : error}). It should look like ${EXAMPLE}`,
    );
  }
  if (!Array.isArray(value) || value.length === 0) {
    throw new Error(`${fileLabel} should hold a list with at least one entry, like ${EXAMPLE}`);
  }
  return value.map((entry: unknown, index) => {
    if (!isMenuEntry(entry)) {
      throw new Error(`${fileLabel}: entry ${index + 1} needs a "category" and an "image", like ${EXAMPLE}`);
    }
    const wrong = OWN_TEXTS.find((field) => !isText(entry[field]));
    if (wrong) {
      throw new Error(
        `${fileLabel}: entry ${index + 1} needs a text for "${wrong}". Put it in quotes, like "${wrong}": "${wrong === 'price' ? '€ 8.00' : 'Octopus in coconut'}".`,
      );
    }
    const unknown = Object.keys(entry).find((field) => !FIELDS.includes(field));
    if (unknown) {
      throw new Error(
        `${fileLabel}: entry ${index + 1} has the unknown field "${unknown}". Its fields are ${FIELDS.join(', ')}.`,
      );
    }
    if (!categories.some(({ id }) => id === entry.category)) {
      const known = categories.map(({ id }) => `"${id}"`).join(', ');
      throw new Error(
        `${fileLabel}: entry ${index + 1} has the unknown category "${entry.category}". Write one of ${known}.`,
      );
    }
    return entry;
  });
}

/** @throws when the entry's picture is not in content/photos */
export function withPhoto(entry: MenuEntry): MenuItem {
  const name = /^\/photos\/([^/]+)\.webp$/.exec(entry.image)?.[1];
  if (!name) {
    throw new Error(
      `${FILE}: "${entry.image}" should be the path of a picture, like "/photos/breakfast-1.webp".`,
    );
  }
  return { ...entry, photo: photo(name, entry.alt ?? entry.category) };
}

function isMenuEntry(value: unknown): value is MenuEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { category, image } = value as Record<string, unknown>;
  return typeof category === 'string' && typeof image === 'string';
}

function isText(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}
