// What an owner does: the launch by docs/launch.md, then ordinary days, and a third house.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { PricingSeason } from '@/content/model/helpers/pricing-seasons';
import type { NoticeInput } from '@/content/model/notices';
import type { SpecialOfferInput } from '@/content/model/special-offers';
import { BOUTIQUE, VILLA } from '../../support/brands';
import { changeContent, changeText, type Change } from './project-copy';

/** Takes everything out of the list of samples of a file. */
const noSamples: Change = (file) => delete file.samples;

/** What docs/launch.md asks for, in its order. */
export async function launch(copy: string): Promise<void> {
  const settings = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map(
    (name) => `NEXT_PUBLIC_EMAILJS_${name}=of-the-owner`,
  );
  settings.push('SITE_URL=https://www.joya.example', 'ADMIN_REPOSITORY=joya/website');
  writeFileSync(join(copy, '.env.local'), `${settings.join('\n')}\n`);
  changeContent(copy, {
    'shared/business': (business) => {
      noSamples(business);
      Object.assign(business, {
        host: 'Joya',
        email: 'karibu@joya.example',
        phone: '+255777123456',
        phoneHasWhatsApp: true,
        point: { latitude: -6.33, longitude: 39.55 },
        photoNote: '',
      });
      for (const site of business.social) site.href += 'joya';
    },
    [`${BOUTIQUE.id}/brand`]: ({ booking }) =>
      (booking.url = 'https://www.booking.com/hotel/tz/joya-boutique.html?currency=usd'),
    [`${VILLA.id}/brand`]: ({ booking }) => (booking.url = 'https://www.booking.com/Share-aB3dE9'),
    'shared/legal-notice': ({ owner }) =>
      Object.assign(owner, {
        business: 'Joya Ltd',
        responsible: 'The manager',
        address: 'Jambiani, Zanzibar',
        registration: 'Z-0000',
        licence: 'L-0000',
      }),
    'shared/privacy': noSamples,
    [`${VILLA.id}/activities`]: noSamples,
    'shared/tides': noSamples,
    'shared/policies': noSamples,
    [`${VILLA.id}/restaurant`]: noSamples,
    'shared/good-to-know': (facts) =>
      Object.assign(facts, {
        taxes: 'Included, except a levy of $5 a night for each adult.',
        cancellation: 'Free until two weeks before arrival.',
        transferPrice: '$50 one way, for up to four guests',
      }),
    'shared/food-menu': ({ items }) =>
      items.forEach((dish: object, index: number) =>
        Object.assign(dish, { name: `Dish ${index + 1}`, price: '€ 9.00', text: 'With rice and lime.' }),
      ),
    'shared/testimonials': ({ list }) =>
      list.forEach((guest: object, index: number) =>
        Object.assign(guest, {
          sample: false,
          name: `Guest ${index + 1}`,
          rating: 3 + (index % 3),
          quote: `We slept well, ${index + 1} nights.`,
        }),
      ),
    'shared/pricing': (pricing) => {
      noSamples(pricing);
      pricing.extras.price = '$18 per day';
      delete pricing.extras.note;
      delete pricing.extras.purchase;
    },
    'shared/contact': (contact) => delete contact.sampleForm,
    'shared/accessibility': (page) => {
      noSamples(page);
      page.parts[2].items.pop();
    },
    'shared/stay': noSamples,
    'shared/blog': (blog) => {
      noSamples(blog);
      delete blog.article;
      delete blog.pager;
      delete blog.sidebar.search;
      delete blog.sidebar.tags;
    },
    'shared/header': (header) => {
      noSamples(header);
      header.ticker.shift();
    },
    'shared/tours': (tours) => {
      noSamples(tours);
      tours.tours.forEach((tour: Record<string, unknown>, index: number) => {
        if (index % 2) tour.rating = 4;
        else delete tour.rating;
      });
    },
  });
  for (const brand of [BOUTIQUE.id, VILLA.id])
    changeContent(copy, {
      [`${brand}/rooms`]: (rooms) => {
        noSamples(rooms);
        for (const { access } of rooms.list)
          for (const part of ['doors', 'shower', 'beach']) access[part] ||= 'It is 86 cm wide';
      },
      [`${brand}/pricing`]: noSamples,
      [`${brand}/stay`]: (stay) => {
        noSamples(stay);
        stay.findRoom.sampleRooms = [];
      },
      [`${brand}/pages`]: ({ our_team: team }) => (team.removed = true),
      [`${brand}/home`]: noSamples,
    });
  for (const name of readdirSync(join(copy, 'content/posts')))
    changeText(copy, `posts/${name}`, (text) =>
      text
        .replace('sample: true\n', '')
        .replace(/^date: .*/m, 'date: 2026-11-20')
        .replace(/\n*$/, '\n\nA text of its own.\n\nSee [our rooms](/room).\n'),
    );
  for (const { name, ext } of readdirSync(join(copy, 'content/photos')).map((file) => parse(file)))
    if (ext === '.json') changeContent(copy, { [`photos/${name}`]: (photo) => delete photo.sample });
  const { name, file } = REPLACED;
  const photo = sharp({ create: { width: 1300, height: 867, channels: 3, background: '#357' } });
  await photo.jpeg().toFile(join(copy, 'content/photos', file));
  changeContent(copy, { [`photos/${name}`]: (entry) => Object.assign(entry, { file, alt: 'The sea' }) });
}

/** The picture that a photograph replaces. */
export const REPLACED = { name: 'calm-sand', file: 'IMG_0001.jpg' } as const;

/** The build is within its dates. */
export const NOW: NoticeInput = {
  text: 'The road from Paje is under repair.',
  from: '2020-01-01',
  until: '2090-12-31',
};
export const ALSO: NoticeInput = {
  text: 'The pool is being painted.',
  from: '2080-01-01',
  until: '2080-01-31',
};
/** The build lies before them. */
export const LATER: NoticeInput = {
  text: 'Supper is at seven this week.',
  from: '2091-03-01',
  until: '2091-03-07',
  pages: ['restaurant'],
};
export const CLOSED: NoticeInput = {
  text: 'We rest while it rains.',
  from: '2091-04-01',
  until: '2091-05-31',
  brands: [BOUTIQUE.id],
  closure: 'house',
};
export const OFFER: SpecialOfferInput = {
  title: 'Four nights, three to pay',
  text: 'Stay four nights and pay for three.',
  conditions: [],
  from: '2092-04-01',
  until: '2092-05-15',
  rooms: [4],
};

export const ROOM_WITH_SEASONS = 6;
const SEASONS: readonly PricingSeason[] = [
  {
    name: 'High season',
    from: '2026-06-15',
    until: '2026-10-15',
    everyYear: true,
    prices: [
      {
        room: ROOM_WITH_SEASONS,
        price: 109,
        extraGuests: { included: 1, price: 15 },
        longStay: { nights: 7, price: 99 },
      },
    ],
  },
  // cheaper than all other nights, for some days
  {
    name: 'Weeks of rain',
    from: '2090-04-01',
    until: '2090-04-30',
    prices: [{ room: ROOM_WITH_SEASONS, price: 31 }],
  },
];

const MANUAL = readFileSync('docs/owner.md', 'utf8');

/** The first example of JSON below a heading of the manual. */
function example(heading: string) {
  const [, below = ''] = MANUAL.split(`\n## ${heading}\n`);
  return JSON.parse(/```json\n([^]*?)```/.exec(below)?.[1] ?? '');
}

/** What search engines and telephones request. */
export const FILES_OF_SERVICES = {
  'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
  '.well-known/assetlinks.json': '[{ "target": { "path": "/nowhere" } }]',
};

/** What an owner changes on ordinary days. */
export function editAsOwner(copy: string): void {
  changeContent(copy, {
    [`${BOUTIQUE.id}/rooms`](rooms) {
      const { list } = rooms;
      list[2].price = 85;
      rooms.seasons = SEASONS;
      const texts = {
        summary: 'Two rooms with a door between them.',
        description: ['Parents here, children there.'],
      };
      list.push({ ...list[0], id: 9, unlisted: true, title: 'Family Room', ...texts, adults: 4, price: 119 });
    },
    [`${BOUTIQUE.id}/pages`]: ({ activities }) => (activities.title = 'Around the house'),
    [`${VILLA.id}/home`]: ({ hero }) => (hero.slides[0].headline = 'The sea from every pillow'),
    'shared/restaurant': ({ hours }) => Object.assign(hours.list[0], { opens: '07:30', closes: '11:00' }),
    'shared/food-menu': ({ items }) =>
      items.unshift({
        category: 'snack',
        photo: 'calm-shells',
        name: 'Octopus salad',
        price: '€ 6.00',
        text: 'With lime.',
      }),
    'shared/tours': ({ tours }) =>
      tours.push({ ...tours[0], id: 'kuza-cave', title: 'Kuza Cave by bicycle', price: 15, maxGroup: 6 }),
    'shared/notices': ({ notices }) =>
      notices.push(
        NOW,
        ALSO,
        LATER,
        CLOSED,
        ...example('Put up a notice').notices,
        example('Close for a season'),
      ),
    'shared/special-offers': ({ offers }) => offers.push(OFFER, example('Make an offer')),
  });
  const post = readFileSync(join(copy, 'content/posts/reading-the-tide.md'), 'utf8');
  writeFileSync(
    join(copy, 'content/posts/shells.md'),
    `${post.replace(/^title: .*/m, 'title: Shells')}\nThey are empty: **leave** those that are not.\n`,
  );
  mkdirSync(join(copy, 'public/.well-known'));
  for (const [file, text] of Object.entries(FILES_OF_SERVICES))
    writeFileSync(join(copy, 'public', file), text);
}

export const THIRD = {
  id: 'mangrove-lodge',
  href: '/mangrove-lodge',
  name: 'Mangrove Lodge',
  accent: '#12345a',
};

/** Room ids are unique on the site: room 1 of the villa becomes room 21. */
function adaptValue(key: string, value: unknown): unknown {
  if (typeof value === 'number') return key === 'id' || key === 'roomId' ? value + 20 : value;
  if (typeof value !== 'string') return value;
  return value.replaceAll('/room/', '/room/2').replaceAll('Beach Suites & Villas', 'Huts');
}

/** Adds a brand: a folder, here like the villa in the look of the boutique, and a line in content/themes.ts. */
export function addThirdBrand(copy: string): void {
  const { id, name, accent } = THIRD;
  const folder = join(copy, 'content', id);
  cpSync(join(copy, 'content', VILLA.id), folder, { recursive: true });
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.json')))
    changeText(copy, `${id}/${file}`, (text) => JSON.stringify(JSON.parse(text, adaptValue)));
  changeText(copy, `${id}/theme.css`, (text) =>
    text
      .replaceAll(`[data-brand='${VILLA.id}']`, `[data-brand='${id}']`)
      .replace(/--color-accent: .*/, `--color-accent: ${accent};`),
  );
  changeContent(copy, {
    [`${id}/brand`]: (brand) =>
      Object.assign(brand, { name, siteType: `${name} Pemba`, position: 3, summary: 'a lodge' }),
    [`${id}/technical-settings`]: (settings) => (settings.look = BOUTIQUE.look),
  });
  mkdirSync(join(folder, 'shared'));
  const menu = {
    items: [
      { category: 'dinner', photo: 'dinner-1', name: 'Mangrove crab', price: '$14', text: 'With lime.' },
    ],
  };
  writeFileSync(join(folder, 'shared', 'food-menu.json'), JSON.stringify(menu));
  const line = `export * as '${id}' from './${id}/theme-fonts-and-styles';\n`;
  changeText(copy, 'themes.ts', (text) => text + line);
}
