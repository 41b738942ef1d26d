import { photoUrl, stablePhotoFile } from '../../lib/photo-files';
import { localized } from '../i18n/languages';
import {
  brandFiles,
  plainFiles,
  sharedFiles,
  type Brand,
  type BrandInput,
  type ContentInput,
  type EmailService,
  type ExploreContent,
  type FaqContent,
  type FooterContent,
  type HomeContent,
  type Language,
  type MealHours,
  type MealInput,
  type MenuItem,
  type Notice,
  type PlainContent,
  type Question,
  type RoomsContent,
  type SharedInput,
  type SitePath,
  type SpecialOffer,
  type StayContent,
  type Tour,
} from '../schema';
import { brand as brandSchema } from '../schema/brand';
import { PAGE_SEGMENTS } from '../schema/link';
import { throwContentError, findById, assertUnique } from '../fields/content-error';
import type { Resolved } from '../fields/resolved';
import { resolveBlog } from './blog';
import { resolveBusiness } from './business';
import { NUMBER_TEXTS, type Formats } from '../i18n/formats';
import { joinPath, createLinkResolver, sitePath } from '../fields/links';
import { closureId, closuresFor, noticesForBrand } from './notices';
import { offersForBrand } from './offers';
import { resolveSocialCard } from './photos';
import { resolveHome, resolveRooms } from './rooms';
import { merge, resolveFields, type Context } from '../fields/resolve-fields';
import { resolveTides } from './tides';
import { collectVariables } from './variables';

/** What the brands have in common, and the site they are part of. */
interface Surroundings {
  readonly content: ContentInput;
  readonly site: Omit<Context, 'variables' | 'resolveLink'>;
  readonly notices: readonly Notice[];
  readonly offers: readonly SpecialOffer[];
}

/**
 * One brand as pages show it.
 * @throws when its files do not fit together, with file, field and remedy
 */
export function resolveBrand(
  input: BrandInput,
  { content, site, notices: all, offers }: Surroundings,
): Brand {
  const { id } = input;
  const { formats } = site;
  const { language } = site.translation;
  const fileOf = (name: keyof typeof brandFiles) => `content/${id}/${name}.json`;
  const home = localized(language, `/${id}`);
  const roomPages = input.rooms.list.map((room) => `room/${room.id}`);
  const resolveLink = createLinkResolver(home.href, [...PAGE_SEGMENTS, ...roomPages]);
  const common: SharedInput = { ...content.shared, ...input.overrides };
  const { textVariables } = brandSchema.shape;
  const written = { ...site, resolveLink, variables: {} };
  const variables = collectVariables(
    input,
    common,
    resolveFields(fileOf('brand'), textVariables, input.brand.textVariables, written),
    formats,
  );
  const context: Context = { ...written, variables };

  const own = <Name extends keyof typeof brandFiles>(name: Name) =>
    resolveFields(fileOf(name), brandFiles[name], input[name], context);
  function plain(): PlainContent;
  function plain(): object {
    return Object.fromEntries(typedKeys(plainFiles).map((name) => [name, own(name)]));
  }
  const fileOfShared = (name: string) =>
    name in input.overrides ? `content/${id}/shared/${name}.json` : `content/shared/${name}.json`;
  const shared = <Name extends keyof typeof sharedFiles>(name: Name) =>
    resolveFields(fileOfShared(name), sharedFiles[name], common[name], context);
  const both = <Name extends keyof typeof brandFiles & keyof typeof sharedFiles>(name: Name) =>
    merge(shared(name), own(name));

  const { footer: ownFooter, textVariables: _variables, position: _position, ...house } = both('brand');
  const { home: homeMeta, ...titled } = own('pages');
  const pages = pagesOf(titled, home.href);
  const labels = shared('shell');
  const policies = shared('policies');
  const rooms = resolveRooms(both('rooms'), policies, formats, home.href, fileOf('rooms'));
  const business = resolveBusiness(shared('business'), labels.whatsApp, fileOfShared('business'));
  const notices = noticesForBrand(all, id);
  const houseClosures = closuresFor(notices, 'house');
  const { label, reopens, enquiry } = labels.closure;
  const contact = both('contact');
  const { questions: sharedQuestions, ...sharedPricing } = shared('pricing');
  const { questions: ownQuestions = [], ...pricing } = own('pricing');
  ownQuestions.forEach(({ id: question }, index) =>
    findById(
      { file: fileOf('pricing'), path: ['questions', index, 'id'] },
      'shared question',
      question,
      sharedQuestions,
    ),
  );
  const questions = [...ownQuestions, ...sharedQuestions];
  const accessibility = shared('accessibility');
  return {
    ...house,
    ...plain(),
    ...home,
    id,
    labels,
    header: shared('header'),
    homeMeta,
    pages,
    icons: { tab: `/icons/${id}.svg`, homeScreen: `/icons/${id}-touch.png` },
    socialCard: resolveSocialCard(house.landingPhoto, { file: fileOf('brand'), path: ['landingPhoto'] }),
    notices,
    offers: offersForBrand(offers, input),
    closures: houseClosures.map((notice) => ({
      period: notice.id,
      text: formats.interpolate(reopens, { date: notice.reopens }, NUMBER_TEXTS),
    })),
    booking: {
      ...house.booking,
      ...(houseClosures.length > 0 && {
        closure: { period: closureId('house', id), label, enquiry, contactHref: pages.contact.href },
      }),
    },
    business,
    footer: resolveFooter(
      shared('footer'),
      ownFooter,
      rooms,
      pages,
      content.brands.filter((other) => other !== input),
      site,
    ),
    rooms,
    home: resolveHome(
      merge({ testimonials: shared('testimonials') }, both('home')),
      rooms.all,
      id,
      fileOf('home'),
      (labels) => atAGlance(labels, house.numberOfRooms, rooms, policies, formats),
    ),
    stayTimes: { checkIn: common.policies.checkInFrom, checkOut: common.policies.checkOutBefore },
    priceRange: formats.formatPriceRange(rooms.all.map(({ price }) => price)),
    feedHref: joinPath(home.href, '/feed.xml'),
    stay: resolveStay(both('stay'), policies, rooms.labels.priceSuffix, site, fileOf('stay')),
    about: both('about'),
    pricing: {
      ...merge(sharedPricing, pricing),
      faq: resolveFaq(pricing.faq, questions, fileOf('pricing')),
    },
    blog: resolveBlog(both('blog'), content, id, pages.blog_details.href, context),
    contact: {
      ...contact,
      faq: resolveFaq(contact.faq, questions, fileOf('contact')),
      emailService,
      map: { ...contact.map, embedUrl: business.mapEmbedUrl },
    },
    restaurant: resolveRestaurant(both('restaurant'), formats, fileOfShared('restaurant'), {
      menu: {
        file: menuFile(input, content.brands, language),
        items: shared('food-menu').items.map(menuItem),
      },
      ...(closuresFor(notices, 'restaurant').length > 0 && {
        closurePeriod: closureId('restaurant', id),
      }),
    }),
    tours: resolveTours(shared('tours'), own('tours'), formats, {
      own: fileOf('tours'),
      shared: fileOfShared('tours'),
    }),
    activities: both('activities'),
    explore: resolveExplore(shared('explore'), own('explore'), business.point, fileOf('explore')),
    tides: resolveTides(shared('tides'), pages.tides.href, language, formats),
    privacy: resolvePrivacy(shared('privacy'), common.settings),
    accessibility: {
      ...accessibility,
      reviewed: formats.interpolate(
        accessibility.reviewed.text,
        { date: formats.formatDate(accessibility.reviewed.date) },
        NUMBER_TEXTS,
      ),
    },
    legalNotice: shared('legal-notice'),
  };
}

function pagesOf(pages: Omit<Resolved<BrandInput['pages']>, 'home'>, home: string): Brand['pages'];
function pagesOf(pages: Readonly<Record<string, object>>, home: string): object {
  return Object.fromEntries(
    Object.entries(pages).map(([segment, page]) => [
      segment,
      { ...page, href: sitePath(`${home}/${segment}`) },
    ]),
  );
}

/** The house at a glance. */
function atAGlance(
  { rooms: roomsLabel, prices }: Resolved<BrandInput['home']['atAGlance'] & SharedInput['home']['atAGlance']>,
  numberOfRooms: number,
  { all, labels }: RoomsContent,
  { checkIn, checkOut }: Resolved<SharedInput['policies']>,
  { formatPriceRange }: Formats,
): HomeContent['atAGlance'] {
  return {
    list: [
      { label: roomsLabel, value: String(numberOfRooms) },
      ...[checkIn, checkOut].map(({ title, items }) => ({ label: title, value: items[0] ?? '' })),
      { label: prices, value: `${formatPriceRange(all.map(({ price }) => price))} ${labels.priceSuffix}` },
    ],
  };
}

function resolveFooter(
  { help, roomsTitle, more, contactHeading, otherBrands, allBrands }: Resolved<SharedInput['footer']>,
  { intro, helpLinks }: Resolved<BrandInput['brand']['footer']>,
  { listed }: RoomsContent,
  { privacy, accessibility, legal }: Brand['pages'],
  others: readonly BrandInput[],
  { translation, siteHome }: Surroundings['site'],
): FooterContent {
  const all = others.length === 1 ? allBrands.two : allBrands.many;
  return {
    intro,
    help: { ...help, links: [...help.links, ...helpLinks] },
    more,
    contactHeading,
    roomLinks: { title: roomsTitle, links: listed.map(({ title, href }) => ({ label: title, href })) },
    otherBrands: {
      label: others.length === 1 ? otherBrands.one : otherBrands.many,
      links: [
        ...others.map(({ id, brand }) => ({
          label: brand.name,
          href: localized(translation.language, `/${id}`).href,
        })),
        { label: all, href: siteHome },
      ],
    },
    legalLinks: [privacy, accessibility, legal].map(({ title, href }) => ({ label: title, href })),
  };
}

function typedKeys<Group extends object>(group: Group): (keyof Group)[];
function typedKeys(group: object): string[] {
  return Object.keys(group);
}

/** From the environment of the build, see .env.example. The service refuses the placeholders. */
const emailService: EmailService = {
  publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY?.trim() || 'public-key-not-set',
  serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID?.trim() || 'service-id-not-set',
  templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID?.trim() || 'template-id-not-set',
};

function resolveRestaurant(
  { hours, menu, ...rest }: Resolved<BrandInput['restaurant'] & SharedInput['restaurant']>,
  formats: Formats,
  file: string,
  { menu: dishes, closurePeriod }: RestaurantAdditions,
): Brand['restaurant'] {
  return {
    ...rest,
    hours: {
      ...hours,
      list: resolveMeals(hours.list, formats, file),
      ...(closurePeriod && { closurePeriod }),
    },
    menu: { ...menu, ...dishes },
  };
}

/** What the brand's own files do not define for the restaurant. */
interface RestaurantAdditions {
  readonly menu: Pick<Brand['restaurant']['menu'], 'file' | 'items'>;
  readonly closurePeriod?: string;
}

function resolvePrivacy(
  { stored, ...rest }: Resolved<SharedInput['privacy']>,
  { worksOffline }: SharedInput['settings'],
): Brand['privacy'] {
  const { offlineCopies, copies, ...storage } = stored;
  return { ...rest, stored: { ...storage, copies: worksOffline ? [offlineCopies, ...copies] : copies } };
}

/** @throws when the restaurant closes before it opens */
function resolveMeals(
  meals: readonly MealInput[],
  { formatClock, formatHours }: Formats,
  file: string,
): readonly MealHours[] {
  return meals.map((meal, index) => {
    const { opens, closes } = meal;
    if (opens >= closes)
      throwContentError(
        { file, path: ['hours', 'list', index] },
        `${meal.meal} opens at ${opens} and closes at ${closes}.`,
        'Change one of the two.',
      );
    return {
      ...meal,
      hours: formatHours(meal),
      opensText: formatClock(opens),
      closesText: formatClock(closes),
    };
  });
}

/** Brands with the menu of the first share its file, which has the address that is specified. */
function menuFile(input: BrandInput, [first = input]: readonly BrandInput[], language: Language): SitePath {
  const isOwn = input !== first && [input, first].some(({ overrides }) => 'food-menu' in overrides);
  return joinPath(localized(language, isOwn ? `/data/${input.id}` : '/data').href, '/food-menu.json');
}

/** An entry of the menu, with the stable path of its picture for the published file. */
const menuItem = ({ photo, ...dish }: Resolved<SharedInput['food-menu']>['items'][number]): MenuItem => ({
  ...dish,
  image: photoUrl(stablePhotoFile(photo.name)),
  alt: photo.alt,
  photo,
});

/** @throws when two tours have one id, or the house describes one that there is not */
function resolveTours(
  { tours, enquiryAbout, ...shared }: Resolved<SharedInput['tours']>,
  { descriptions = [], ...own }: Resolved<BrandInput['tours']>,
  { texts, interpolate }: Formats,
  files: { readonly own: string; readonly shared: string },
): Brand['tours'] {
  assertUnique(
    { file: files.shared, path: ['tours'] },
    tours.map(({ id }) => id),
    'Give each tour a short name of its own.',
  );
  descriptions.forEach(({ tour }, index) =>
    findById({ file: files.own, path: ['descriptions', index, 'tour'] }, 'tour', tour, tours),
  );
  return {
    ...merge(shared, own),
    tours: tours.map(({ hours, ...tour }): Tour => ({
      ...tour,
      description: descriptions.find((one) => one.tour === tour.id)?.text ?? tour.description,
      duration: interpolate(texts.tourHours, hours, NUMBER_TEXTS),
      priceText: interpolate(texts.tourPrice, { price: tour.price }, NUMBER_TEXTS),
      enquiry: interpolate(enquiryAbout, { tour: tour.title }, NUMBER_TEXTS),
    })),
  };
}

/** @throws when two demo cards have one id */
function resolveStay(
  { labels, findRoom, roomDetails }: Resolved<BrandInput['stay'] & SharedInput['stay']>,
  { checkIn, checkOut }: Resolved<SharedInput['policies']>,
  priceSuffix: string,
  { translation, formats }: Surroundings['site'],
  file: string,
): StayContent {
  const { sampleRooms, samplePrice, ...rest } = findRoom;
  const { locale, firstOfMonth: firstOfMonth } = translation.language;
  assertUnique(
    { file, path: ['findRoom', 'sampleRooms'] },
    sampleRooms.map(({ id }) => id),
    'Give each card a value of its own.',
  );
  const priceText = `${formats.formatPrice(samplePrice)} ${priceSuffix}`;
  return {
    labels: { ...labels, dates: { locale, firstOfMonth } },
    findRoom: { ...rest, sampleRooms: sampleRooms.map((card) => ({ ...card, priceText })) },
    roomDetails: { ...roomDetails, times: [checkIn, checkOut] },
  };
}

/** @throws when there is no such shared question */
function resolveFaq(
  { list, ...rest }: Resolved<BrandInput['pricing']['faq']>,
  questions: Resolved<SharedInput['pricing']['questions']>,
  file: string,
): FaqContent {
  const shown = list.map((entry, index): Question => {
    if (!('same' in entry)) return entry;
    const place = { file, path: ['faq', 'list', index, 'same'] };
    const { question, answer } = findById(place, 'shared question', entry.same, questions);
    return { question, answer };
  });
  return { ...rest, list: shown };
}

/** @throws when there is no such place */
function resolveExplore(
  { places: known, map, ...shared }: Resolved<SharedInput['explore']>,
  { places, ...own }: Resolved<BrandInput['explore']>,
  point: Brand['business']['point'],
  file: string,
): ExploreContent {
  return {
    ...merge(shared, own),
    map: { ...map, home: { name: map.home, at: point } },
    places: places.map(({ place, ...labels }, index) => {
      const { id: _, ...details } = findById(
        { file, path: ['places', index, 'place'] },
        'place',
        place,
        known,
      );
      return { ...details, ...labels };
    }),
  };
}
