// What an owner does by docs/launch.md, step by step, with plausible data.
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { changeContent, type Change } from './edit-and-build-copy';

const BRANDS = ['joya-boutique', 'beachsuites-villa'];

const edit = (copy: string, files: Readonly<Record<string, Change>>) => {
  for (const [file, change] of Object.entries(files)) changeContent(copy, file, change);
};

/** Takes everything out of the list of samples of a file. */
const noSamples: Change = (file) => delete file.samples;

/** Changes each post. */
function editPosts(copy: string, change: (text: string) => string): void {
  const folder = join(copy, 'content/posts');
  for (const name of readdirSync(folder))
    writeFileSync(join(folder, name), change(readFileSync(join(folder, name), 'utf8')));
}

/** Settings of the build. */
const set = (copy: string, lines: string) => appendFileSync(join(copy, '.env.local'), lines);

/** The steps that change something, by their headings in docs/launch.md. */
export const STEPS: Readonly<Record<string, (copy: string) => void | Promise<unknown>>> = {
  'The repository and the host': (copy) =>
    set(copy, 'SITE_URL=https://www.joya.example\nADMIN_REPOSITORY=joya/website\n'),
  'The e-mail service': (copy) =>
    set(
      copy,
      ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID']
        .map((name) => `NEXT_PUBLIC_EMAILJS_${name}=of-the-owner\n`)
        .join(''),
    ),
  'Ways to reach you': (copy) => {
    edit(copy, {
      'shared/business': (business) => {
        noSamples(business);
        Object.assign(business, {
          host: 'Joya',
          email: 'karibu@joya.example',
          phone: '+255777123456',
          phoneHasWhatsApp: true,
          point: { latitude: -6.33, longitude: 39.55 },
        });
        for (const site of business.social) site.href += 'joya';
      },
    });
    edit(copy, {
      'joya-boutique/brand': ({ booking }) =>
        (booking.url = 'https://www.booking.com/hotel/tz/joya-boutique.html?currency=usd'),
      'beachsuites-villa/brand': ({ booking }) => (booking.url = 'https://www.booking.com/Share-aB3dE9'),
    });
  },
  'The legal notice and privacy': (copy) =>
    edit(copy, {
      'shared/legal-notice': ({ owner }) =>
        Object.assign(owner, {
          business: 'Joya Ltd',
          responsible: 'The manager',
          address: 'Jambiani, Zanzibar',
          registration: 'Z-0000',
          licence: 'L-0000',
        }),
      'shared/privacy': noSamples,
    }),
  'The rooms': (copy) => {
    for (const brand of BRANDS)
      edit(copy, {
        [`${brand}/rooms`]: (rooms) => {
          noSamples(rooms);
          for (const { access } of rooms.list)
            for (const [part, measured] of Object.entries({
              doors: 'The door is 86 cm wide',
              shower: 'A step of 12 cm',
              beach: '60 m, over sand',
            }))
              if (access[part] === '') access[part] = measured;
        },
      });
    edit(copy, { 'beachsuites-villa/activities': noSamples, 'shared/tides': noSamples });
  },
  'What guests ask': (copy) =>
    edit(copy, {
      'shared/good-to-know': (facts) =>
        Object.assign(facts, {
          taxes: 'Included, except a levy of $5 a night for each adult.',
          cancellation: 'Free until two weeks before arrival.',
          transferPrice: '$50 one way, for up to four guests',
        }),
    }),
  'The menu': (copy) =>
    edit(copy, {
      'shared/food-menu': ({ items }) =>
        items.forEach((dish: object, index: number) =>
          Object.assign(dish, { name: `Dish ${index + 1}`, price: '€ 9.00', text: 'With rice and lime.' }),
        ),
    }),
  'The words of guests': (copy) =>
    edit(copy, {
      'shared/testimonials': ({ list }) =>
        list.forEach((guest: Record<string, unknown>, index: number) => {
          Object.assign(guest, {
            sample: false,
            name: `Guest ${index + 1}`,
            rating: 3 + (index % 3),
            quote: `We slept well, ${index + 1} nights.`,
          });
        }),
    }),
  'Extras, the team, Find Room': (copy) => {
    edit(copy, {
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
    });
    for (const brand of BRANDS)
      edit(copy, {
        [`${brand}/pricing`]: noSamples,
        [`${brand}/stay`]: (stay) => {
          noSamples(stay);
          stay.findRoom.sampleRooms = [];
        },
        [`${brand}/pages`]: ({ our_team: team }) => (team.removed = true),
      });
  },
  'The posts': (copy) => {
    editPosts(copy, (text) =>
      text
        .replace('sample: true\n', '')
        .replace(/^date: .*/m, 'date: 2026-11-20')
        .replace(/\n*$/, '\n\nA text of its own.\n\nSee [our rooms](/room).\n'),
    );
    edit(copy, {
      'shared/blog': (blog) => {
        noSamples(blog);
        delete blog.article;
        delete blog.pager;
        delete blog.sidebar.search;
        delete blog.sidebar.tags;
      },
    });
  },
  'What the site claims': (copy) =>
    edit(copy, {
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
    }),
  'The pictures': async (copy) => {
    edit(copy, { 'shared/business': (business) => (business.photoNote = '') });
    for (const brand of BRANDS) edit(copy, { [`${brand}/home`]: noSamples });
    for (const entry of readdirSync(join(copy, 'content/photos')).filter((name) => name.endsWith('.json')))
      edit(copy, { [`photos/${entry.slice(0, -'.json'.length)}`]: (photo) => delete photo.sample });
    const { name, file } = REPLACED;
    const photo = sharp({ create: { width: 1300, height: 867, channels: 3, background: '#357' } });
    await photo.jpeg().toFile(join(copy, 'content/photos', file));
    edit(copy, { [`photos/${name}`]: (entry) => Object.assign(entry, { file, alt: 'The sea' }) });
  },
};

/** The picture that a photograph replaces. */
export const REPLACED = { name: 'calm-sand', file: 'IMG_0001.jpg' } as const;
