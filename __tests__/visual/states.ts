import type { Brand } from '@/content/model';
import {
  openWithEnquiry,
  availability,
  click,
  contactForm,
  dropdown,
  enlarge,
  fillStorage,
  find,
  focus,
  header,
  hover,
  increment,
  sequence,
  keepPages,
  languageButton,
  loseScripts,
  menuButton,
  scrollTo,
  nextButton,
  preferGerman,
  pressKey,
  queueMessages,
  scrollToY,
  section,
  waitFor,
  sendMessage,
  tidesOfStay,
  unsentMessage,
  bookNowLink,
  writeMessage,
  type Action,
  type Part,
} from './actions';

export const SCREENS = {
  phone: { width: 375, height: 812 },
  landscape: { width: 740, height: 375 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1280, height: 800 },
  desktop: { width: 1440, height: 900 },
} as const;

/** The theme where it is not light, the language where it is not English. */
export type Variant = `${'villa' | 'boutique'} ${keyof typeof SCREENS}${'' | ' dark'}${'' | ' de' | ' fr'}`;

type State = readonly [
  name: string,
  path: string | ((brand: Brand) => string),
  variants: readonly Variant[],
  /** What a visitor does there. */
  action?: Action | null,
  /** What is compared; without it the screen. */
  part?: Part,
];

const home = ({ href }: Brand) => href;
const shownSlide = (number: number) => find(`[role=group]:nth-child(${number})[aria-hidden=false]`);
const page =
  (name: keyof Brand['pages']) =>
  ({ pages }: Brand) =>
    pages[name].href;
const room = ({ rooms }: Brand) => rooms.listed[0].href;
/** Four nights in the first room. */
const stay =
  (query: string) =>
  ({ pages, rooms }: Brand) =>
    `${pages.room_details.href}?room=${rooms.listed[0].id}&${query}`;

const DATES = 'check_in=2026-11-27&check_out=2026-12-01';

// each brand, theme and width is seen often, not each state in each of them
// prettier-ignore
export const STATES: readonly State[] = [
  ['header', page('about'), ['villa laptop fr', 'boutique laptop de'], null, header],
  ['header-scrolled', page('about'), ['boutique desktop', 'villa phone dark'], scrollToY(600), header],
  ['header-hover', page('about'), ['villa desktop'], hover(bookNowLink), header],
  ['header-focus', page('about'), ['boutique desktop dark'], focus(bookNowLink), header],
  ['skip-link', page('about'), ['villa desktop dark'], pressKey('Tab'), header],
  ['menu', page('about'), ['villa phone', 'boutique phone dark', 'villa phone dark de', 'boutique landscape'], click(menuButton)],
  ['languages', page('about'), ['boutique desktop', 'villa tablet dark'], click(languageButton)],
  ['language-offer', page('tides'), ['boutique phone dark'], sequence(preferGerman, waitFor(find('aside [data-language=de]')))],
  ['back-to-top', page('about'), ['villa phone', 'boutique desktop dark'], scrollToY(900)],
  ['footer', page('about'), ['villa phone dark', 'boutique desktop'], null, find('footer')],
  ['unsent-message', page('about'), ['villa phone', 'boutique desktop dark'], sequence(queueMessages(1), waitFor(unsentMessage))],
  ['scripts-lost', page('contact'), ['villa phone'], loseScripts],

  ['landing', '/', ['villa phone dark']],
  ['landing-hover', '/', ['villa desktop'], hover(find('main [data-highlighted=true]'))],
  ['landing-languages', '/', ['villa phone', 'villa desktop dark'], click(languageButton)],
  ['which-house', '/contact', ['villa phone']],
  ['not-found', '/404', ['villa desktop dark']],
  ['offline', '/offline', ['villa phone']],
  ['offline-kept', '/offline', ['villa desktop dark'], keepPages],

  ['hero', home, ['villa phone', 'boutique desktop']],
  ['hero-third', home, ['boutique phone'], sequence(click(nextButton), waitFor(shownSlide(2)), click(nextButton), waitFor(shownSlide(3)))],
  ['hero-longest', home, ['boutique phone dark de', 'villa desktop dark fr']],
  ['amenities', home, ['villa phone'], null, find('main section:has(> ul)')],
  ['room-card', home, ['boutique phone'], null, section('best-rooms', 'li')],
  ['room-card-hover', home, ['villa desktop dark', 'boutique desktop'], hover(section('best-rooms', 'li h3')), section('best-rooms', 'li')],
  ['room-card-wide', home, ['villa desktop'], null, section('best-rooms', 'li:nth-child(3)')],
  ['gallery-hover', home, ['boutique desktop dark'], hover(find('#gallery-2')), section('gallery', 'li:nth-child(2)')],
  ['gallery-focus', home, ['villa phone', 'boutique desktop'], focus(section('gallery', 'li:nth-child(2) button')), section('gallery', 'li:nth-child(2)')],
  ['gallery-open', home, ['villa phone'], enlarge(section('gallery', 'li button'))],
  ['guests', home, ['boutique phone', 'villa desktop dark'], null, section('guest-book')],

  ['room', room, ['villa phone', 'boutique desktop dark'], scrollToY(700)],
  ['room-open', room, ['boutique landscape dark'], enlarge(section('room', 'li[data-position=current] button'))],
  ['room-list', page('room'), ['villa phone dark'], null, section('rooms', 'li')],

  ['availability', page('find_room'), ['villa desktop', 'boutique phone'], null, availability],
  ['availability-rooms', page('find_room'), ['boutique desktop dark'], sequence(scrollToY(200), click(dropdown('rooms')))],
  ['availability-guests', page('find_room'), ['villa phone de', 'boutique phone dark'], sequence(scrollToY(300), click(dropdown('guests'), increment('adults')))],
  ['availability-invalid', page('find_room'), ['boutique desktop', 'villa phone dark'], sequence(click(find('form[data-stay] [type=submit]')), pressKey('Tab')), availability],
  ['stay-ask', ({ pages }) => `${pages.room_details.href}?${DATES}&adults=2`, ['villa desktop', 'boutique phone dark'], null, section('stay')],
  ['stay-past', stay('check_in=2020-02-10&check_out=2020-02-14&rooms=99&adults=2'), ['villa phone'], null, section('stay', 'div:has(> dl)')],
  ['stay', stay(`${DATES}&adults=2`), ['villa phone', 'boutique desktop dark'], null, section('stay', 'div:has(> dl)')],
  ['stay-without-dates', stay(''), ['boutique phone dark'], null, section('stay', 'div:has(> dl)')],
  ['stay-too-many', stay(`${DATES}&adults=7`), ['villa phone'], null, section('stay', 'div:has(> dl)')],
  ['stay-tides', stay(`${DATES}&adults=2`), ['boutique phone', 'villa desktop dark'], sequence(scrollTo(tidesOfStay), waitFor(section('stay', 'ol li'))), tidesOfStay],
  ['tides', page('activities'), ['villa phone dark', 'boutique desktop'], sequence(scrollTo(section('tides')), waitFor(section('tides', 'h3'))), section('tides')],
  ['month', page('tides'), ['boutique phone dark', 'villa desktop'], sequence(scrollToY(400), waitFor(find('tr[aria-current=date]')))],

  ['hours', page('restaurant'), ['boutique desktop', 'villa phone dark'], null, section('opening-hours')],
  ['food', page('restaurant'), ['villa desktop', 'boutique phone dark'], sequence(click(section('menu', 'button')), pressKey('Tab')), section('menu')],

  ['contact', page('contact'), ['villa phone'], null, contactForm],
  ['contact-long', page('contact'), ['boutique phone dark'], writeMessage('Is there a cot? '.repeat(60)), contactForm],
  ['contact-invalid', page('contact'), ['boutique phone', 'villa desktop dark'], sequence(click(find('form [type=submit]')), pressKey('Tab')), contactForm],
  ['contact-ask', page('contact'), ['villa desktop'], openWithEnquiry, contactForm],
  ['contact-sending', page('contact'), ['boutique desktop'], sendMessage('none'), contactForm],
  ['contact-sent', page('contact'), ['boutique phone dark'], sendMessage(200), contactForm],
  ['contact-failed', page('contact'), ['villa phone', 'boutique desktop dark'], sendMessage(503), contactForm],
  ['contact-offline', page('contact'), ['boutique phone', 'villa desktop dark'], sendMessage('offline'), contactForm],
  ['contact-too-large', page('contact'), ['villa phone'], sendMessage(413), contactForm],
  ['contact-another', page('contact'), ['boutique desktop'], queueMessages(2), contactForm],
  ['contact-not-kept', page('contact'), ['boutique phone dark'], sequence(fillStorage, sendMessage(503)), contactForm],
  ['map', page('contact'), ['villa desktop dark', 'boutique phone'], scrollTo(find('iframe')), find('div:has(> iframe)')],
  ['question', page('contact'), ['villa phone'], click(find('details summary')), find('section:has(details)')],

  ['post', page('blog'), ['boutique desktop'], null, find('main ul li:has(h3)')],
  ['blog-side', page('blog'), ['boutique phone'], null, find('aside')],
  ['tour', page('tours-activities'), ['villa phone dark'], null, find('main article')],
  ['island', page('explore-island'), ['villa desktop dark'], null, section('places', 'svg')],
];
