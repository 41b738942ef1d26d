import * as field from '../fields/field-types';
import { defineContentType } from './content-type';
import { pages } from './pages';

/** Pages that show facts. */
const PAGES = ['pricing', 'contact', 'room', 'restaurant', 'honeymoon', 'explore-island'] as const;
type Page = (typeof PAGES)[number];

/** A text that may be empty; pages then leave it out. */
const createFact = (label: string, example: string) => ({
  label,
  field: field.translatedText(label, {
    allowEmpty: true,
    hint: `such as “${example}”; nothing is shown while it is empty`,
  }),
});

const onPage = (page: Page, label: string, example: string) => ({ page, ...createFact(label, example) });

/**
 * Facts that guests ask for and that the owner may not have filled in yet, sorted by how often guests ask: the form, pages
 * and `npm run samples` keep this order. Facts without a page are fields of a room or a tour.
 */
export const GOOD_TO_KNOW_FIELDS = {
  guestsIncluded: onPage(
    'pricing',
    'Guests that the price covers',
    'Two adults; a third pays $20 a night, children under 12 nothing',
  ),
  cancellation: onPage(
    'pricing',
    'Cancellation',
    'Free until 14 days before arrival; after that we keep the deposit',
  ),
  taxes: onPage(
    'pricing',
    'Taxes and levies: what prices include, and what is added',
    'Included, except the levy of $5 a night for each adult, which you pay here',
  ),
  transferPrice: onPage(
    'contact',
    'Price of a transfer from the airport',
    '$50 one way, for a car with up to four guests',
  ),
  bedWidths: createFact('Width of its beds', '160 cm'),
  deposit: onPage('pricing', 'Deposit', '30% when you book, the rest on arrival'),
  payment: onPage('pricing', 'Cards and other ways to pay', 'Visa, Mastercard, or US dollars in cash'),
  earlyArrival: onPage(
    'room',
    'Where guests stay until their room is free, on the day they arrive',
    'We keep your bags and serve you breakfast; your room is ready by two at the latest',
  ),
  lateArrival: onPage(
    'contact',
    'Arrival in the evening or at night',
    'At any hour: tell us your flight, and somebody lets you in',
  ),
  poolSize: createFact('Size of its pool', '3 × 6 m, 1.30 m deep'),
  priceFor: {
    label: 'Whom the price is for',
    field: field.select('Whom the price is for', ['person', 'group', 'boat']).optional(),
  },
  hotWater: onPage('room', 'Hot water', 'At any hour'),
  powerCuts: onPage('room', 'Power cuts', 'A generator keeps the lights, fans and Wi-Fi on'),
  childrenOnTour: createFact('Children', 'From 6 years; half the price up to 11'),
  minGroup: { label: 'Smallest group', field: field.positiveInteger('Smallest group').optional() },
  mealPrices: onPage('restaurant', 'Prices of meals', 'Lunch from $8, dinner from $15'),
  replyTime: onPage('contact', 'How soon you reply to a message', 'Within a day'),
  cashMachine: onPage('explore-island', 'Nearest cash machine', 'In Paje, a quarter of an hour by car'),
  doctor: onPage('explore-island', 'Nearest doctor', 'A clinic in the village, a hospital in Stone Town'),
  visa: onPage('explore-island', 'Visa', 'Most guests need one, and apply for it online before they fly'),
  insurance: onPage('explore-island', 'Travel insurance', 'Zanzibar asks for its own, to be bought online'),
  drinks: onPage('restaurant', 'Drinks', 'Fresh juices, beer, and wine by the glass'),
  nonResidents: onPage('restaurant', 'Guests who do not stay with you', 'Welcome; please book by four'),
  dish: onPage('restaurant', 'A dish that guests should try', 'Octopus in coconut sauce'),
  honeymoonPrice: onPage(
    'honeymoon',
    'Price that a honeymoon starts from',
    'From $600 for two: three nights and a dinner on the beach',
  ),
  betweenHouses: onPage('contact', 'Distance between the two houses', '300 m along the beach'),
} as const;

type Fact = keyof typeof GOOD_TO_KNOW_FIELDS;
type PageFact = {
  [Name in Fact]: (typeof GOOD_TO_KNOW_FIELDS)[Name] extends { page: Page } ? Name : never;
}[Fact];

const pageFacts = (Object.keys(GOOD_TO_KNOW_FIELDS) as Fact[]).filter(
  (name): name is PageFact => 'page' in GOOD_TO_KNOW_FIELDS[name],
);

/** Makes an object with a value for each fact that has a page. */
const mapPageFacts = <Field>(makeField: (name: PageFact) => Field) =>
  // TypeScript does not follow keys through Object.fromEntries
  Object.fromEntries(pageFacts.map((name) => [name, makeField(name)])) as Record<PageFact, Field>;

export const goodToKnow = defineContentType({
  /** Replaces values that are the same for all houses. */
  brand: field.fieldset(
    'Good to know, where this house differs',
    mapPageFacts((name) => GOOD_TO_KNOW_FIELDS[name].field.optional()),
  ),
  shared: field.fieldset('Good to know', {
    ...mapPageFacts((name) => GOOD_TO_KNOW_FIELDS[name].field),
    labels: field.fieldset('Words of headings and buttons', {
      heading: field.heading(),
      ...mapPageFacts((name) => field.controlLabel(GOOD_TO_KNOW_FIELDS[name].label)),
    }),
  }),
  needs: { pages },
  resolve({ brand, shared: { labels, ...shared } }, _, needs) {
    const values = mapPageFacts((name) => brand[name] || shared[name]);
    const shownOn = (...shown: Page[]) =>
      pageFacts
        .filter((name) => values[name] !== '' && shown.includes(GOOD_TO_KNOW_FIELDS[name].page))
        .map((name) => ({ label: labels[name], value: values[name] }));
    /** Pages that the brand does not have. Their facts are on the contact page. */
    const removed = PAGES.filter((page) => needs.pages[page].removed);
    return {
      heading: labels.heading,
      values,
      pricing: shownOn('pricing'),
      contact: shownOn('contact', ...removed),
      room: shownOn('room'),
      restaurant: shownOn('restaurant'),
      honeymoon: shownOn('honeymoon'),
      explore: shownOn('explore-island'),
    };
  },
});
