import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../scripts/project-copy.mjs';

/** What an owner changes on an ordinary day: in a file a text that is exactly once in it, and what it becomes. */
const EDITS: readonly (readonly [file: string, from: string, to: string])[] = [
  ['joya-boutique/rooms.json', '"price": 79', '"price": 85'],
  // an eighth room
  [
    'joya-boutique/rooms.json',
    '  ],\n  "words": {',
    `,
    {
      "id": 9,
      "img": "boutique-comfort",
      "title": "Family Room",
      "desc": "Two rooms with a door between them, for those who travel with children.",
      "price": 119,
      "adults": 4,
      "sizeSqm": 60,
      "description": ["Parents on one side, children on the other, and the garden before both doors."],
      "beds": [{ "kind": "double", "count": 2 }],
      "details": [{ "label": "View", "value": "Garden" }],
      "amenities": [{ "title": "Bedroom & Living", "items": ["Porch with four chairs"] }],
      "access": { "steps": "", "doors": "", "shower": "", "beach": "" },
      "gallery": ["boutique-comfort", "reception"],
      "banner": "boutique-courtyard",
      "metaDescription": "{title} at {name}: two rooms with a door between them, from {price:dollars} per night."
    }
  ],
  "words": {`,
  ],
  [
    'shared/restaurant.json',
    '"opens": "07:00",\n        "closes": "10:30"',
    '"opens": "07:30", "closes": "11:00"',
  ],
  ['shared/restaurant.json', '"name": "Coming Soon"', '"name": "Dish of the day"'],
  [
    'shared/food-menu.json',
    '"items": [',
    `"items": [
    { "category": "snack", "photo": "calm-shells", "name": "Octopus salad", "price": "€ 6.00", "text": "With lime." },`,
  ],
  [
    'shared/business.json',
    '"phone": "",\n  "phoneHasWhatsApp": false',
    '"phone": "+255777123456", "phoneHasWhatsApp": true',
  ],
  ['shared/business.json', '"email": "hello@example.com"', '"email": "karibu@joya.example"'],
  // a seventh tour
  [
    'shared/tours.json',
    '  ],\n  "enquiryAbout"',
    `,
    {
      "id": "kuza-cave",
      "title": "Kuza Cave by bicycle",
      "description": "A short ride over the sand to a cave with clear water, and a swim in the cool of it before lunch.",
      "hours": { "least": 2, "most": 3 },
      "price": 15,
      "highlights": ["A swim in the cave", "Drums", "Coconut from the tree", "Bicycles", "The way back along the beach"],
      "image": "low-tide-lagoon",
      "maxGroup": 6,
      "rating": 5
    }
  ],
  "enquiryAbout"`,
  ],
  [
    'shared/notices.json',
    '"notices": []',
    '"notices": [{ "text": "The road from Paje is under repair.", "from": "2020-01-01", "until": "2090-12-31" }]',
  ],
  ['shared/pricing.json', '"price": "$12 per day"', '"price": "$18 per day"'],
  [
    'beachsuites-villa/home.json',
    '"headline": "Luxury with ocean views"',
    '"headline": "The sea from every pillow"',
  ],
  ['joya-boutique/pages.json', '"title": "About Us"', '"title": "About the house"'],
  [
    'joya-boutique/brand.json',
    'https://www.booking.com/?currency=usd',
    'https://www.booking.com/hotel/tz/joya-boutique.html?currency=usd',
  ],
];

/** And a post put first. */
const POST = {
  file: 'content/posts/when-the-mangoes-come.md',
  text: `---
title: When the mangoes come
date: 2026-11-02
category: Garden
houses:
  - house: joya-boutique
    photo: calm-sand
    excerpt: In November nobody in the village buys fruit.
  - house: beachsuites-villa
    photo: calm-sand
    excerpt: In November nobody in the village buys fruit.
---

They lie under the trees.

Ours is beside the gate, and it is for *everybody*.
`,
};

/** And once: the settings of the build. */
const SETTINGS = `SITE_URL=https://www.joya.example
NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=owners-public-key
NEXT_PUBLIC_EMAILJS_SERVICE_ID=owners-service
NEXT_PUBLIC_EMAILJS_TEMPLATE_ID=owners-template
`;

/**
 * A copy of the project with its tests, after an ordinary day of its owner.
 * @throws when content no longer looks as an edit expects, naming both
 */
export function copyAfterOwnersDay(copy: string): void {
  copyProject(copy);
  for (const name of ['__tests__', 'playwright.config.ts'])
    cpSync(name, join(copy, name), { recursive: true });
  writeFileSync(join(copy, '.env.local'), SETTINGS);
  writeFileSync(join(copy, POST.file), POST.text);
  for (const [name, from, to] of EDITS) {
    const file = join(copy, 'content', name);
    const [before = '', after, ...more] = readFileSync(file, 'utf8').split(from);
    if (after === undefined || more.length > 0)
      throw new Error(`content/${name} does not hold "${from}" once. Update EDITS in ${THIS_FILE}.`);
    writeFileSync(file, before + to + after);
  }
}

const THIS_FILE = '__tests__/support/owners-day.ts';

export function removeCopy(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
}
