/** Fields whose texts are no words: names, ids, links, files and choices are the same in every language. */
const NOT_WORDS = new Set(
  (
    'href siteHref url src id slug type icon kind image initials labelSide opens closes version placeholderColor ' +
    'publicKey serviceId templateId controls displayFont galleryAfter highlighted lodgingType roomLodgingType ' +
    'logoStyle siteType themeBrand layout'
  ).split(' '),
);

/** The same for whole paths: the name of a brand is one, that of a beach is a word. */
const NOT_WORDS_AT = [
  'name',
  'blog.article.share',
  'booking.queryParameters',
  'business.email',
  'business.host',
  'business.social',
  'landing.services',
  'legalNotice.owner',
  'restaurant.menu.items.category',
  'rooms.list.title',
  'tours.tours.title',
];

/** The path of a field without the positions in lists: "home.hero.slides.headline". */
export const fieldOf = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '');

function isWords(text: string, path: string): boolean {
  const field = fieldOf(path);
  const key = field.slice(field.lastIndexOf('.') + 1);
  return (
    /\p{L}/u.test(text) &&
    !NOT_WORDS.has(key) &&
    !NOT_WORDS_AT.some((start) => field === start || field.startsWith(`${start}.`))
  );
}

/** Of a photo, only the text alternative is words. */
const isFile = (key: string, of: object) => key === 'name' && 'placeholderColor' in of;

type Change = (text: string, path: string) => string;

/** The same value with every text in it changed that is words. */
export function mapWords<Value>(value: Value, change: Change, path?: string): Value;
export function mapWords(value: unknown, change: Change, path = ''): unknown {
  if (typeof value === 'string') return isWords(value, path) ? change(value, path) : value;
  if (typeof value !== 'object' || value === null) return value;
  const inside = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (Array.isArray(value)) return value.map((item, index) => mapWords(item, change, inside(index)));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isFile(key, value) ? inner : mapWords(inner, change, inside(key)),
    ]),
  );
}
