import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../scripts/project-copy.mjs';

interface Edit {
  readonly what: string;
  readonly file: string;
  /** Is exactly once in the file. */
  readonly from: string;
  readonly to: string;
}

/** What an owner changes on an ordinary day. */
const EDITS: readonly Edit[] = [
  {
    what: 'the price of a room',
    file: 'content/joya-boutique/rooms.json',
    from: `"price": 79`,
    to: `"price": 85`,
  },
  {
    what: 'an eighth room',
    file: 'content/joya-boutique/rooms.json',
    from: `  ],\n  "words": {`,
    to: `,
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
      "gallery": [
        "boutique-comfort",
        "reception"
      ],
      "banner": "boutique-courtyard",
      "metaDescription": "{title} at {name}: two rooms with a door between them, from {price:dollars} per night."
    }
  ],
  "words": {`,
  },
  {
    what: 'opening hours',
    file: 'content/shared/restaurant.json',
    from: `"opens": "07:00",\n        "closes": "10:30"`,
    to: `"opens": "07:30", "closes": "11:00"`,
  },
  {
    what: 'what a dish is called',
    file: 'content/shared/restaurant.json',
    from: `"name": "Coming Soon"`,
    to: `"name": "Dish of the day"`,
  },
  {
    what: 'a further dish',
    file: 'content/shared/food-menu.json',
    from: `"items": [`,
    to: `"items": [
    { "category": "snack", "photo": "calm-shells", "name": "Octopus salad", "price": "€ 6.00", "text": "With lime." },`,
  },
  {
    what: 'the telephone',
    file: 'content/shared/business.json',
    from: `"phone": "",\n  "phoneHasWhatsApp": false`,
    to: `"phone": "+255777123456", "phoneHasWhatsApp": true`,
  },
  {
    what: 'the e-mail address',
    file: 'content/shared/business.json',
    from: `"email": "hello@example.com"`,
    to: `"email": "karibu@joya.example"`,
  },
  {
    what: 'a seventh tour',
    file: 'content/shared/tours.json',
    from: `  ],\n  "enquiryAbout"`,
    to: `,
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
  },
  {
    what: 'a notice for all visitors, within its dates',
    file: 'content/shared/notices.json',
    from: `"notices": []`,
    to: `"notices": [
    { "text": "The road from Paje is under repair.", "from": "2020-01-01", "until": "2090-12-31" }
  ]`,
  },
  {
    what: 'the price of the extras',
    file: 'content/shared/pricing.json',
    from: `"price": "$12 per day"`,
    to: `"price": "$18 per day"`,
  },
  {
    what: 'the words of a hero slide',
    file: 'content/beachsuites-villa/home.json',
    from: `"headline": "Luxury with ocean views"`,
    to: `"headline": "The sea from every pillow"`,
  },
  {
    what: 'the title of a page',
    file: 'content/joya-boutique/pages.json',
    from: `"title": "About Us"`,
    to: `"title": "About the house"`,
  },
  {
    what: 'the address of the booking page',
    file: 'content/joya-boutique/brand.json',
    from: `https://www.booking.com/?currency=usd`,
    to: `https://www.booking.com/hotel/tz/joya-boutique.html?currency=usd`,
  },
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
  for (const { what, file, from, to } of EDITS) {
    const before = readFileSync(join(copy, file), 'utf8');
    const times = before.split(from).length - 1;
    if (times !== 1) {
      throw new Error(`${file} holds "${from}" ${times} times, not once. Update "${what}" in ${THIS_FILE}.`);
    }
    writeFileSync(
      join(copy, file),
      before.replace(from, () => to),
    );
  }
}

const THIS_FILE = '__tests__/support/owners-day.ts';

export function removeCopy(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
}
