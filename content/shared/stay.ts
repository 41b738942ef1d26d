import { checkIn, checkOut } from './policies';
import type { WrittenDemoRoom, WrittenStay } from '../types';

/** The invented price of every demo card, in US dollars a night (FND-10). */
const DEMO_PRICE = 560;

/** The same for all brands but the demo rooms. */
export function stay(demoRooms: readonly Omit<WrittenDemoRoom, 'price'>[]): WrittenStay {
  return {
    words: {
      checkIn: 'Check-in date',
      checkOut: 'Check-out date',
      rooms: 'Rooms',
      guests: 'Guests',
      adults: 'Adults',
      children: 'Children',
      room: { one: 'Room', other: 'Rooms' },
      adult: { one: 'Adult', other: 'Adults' },
      child: { one: 'Child', other: 'Children' },
      night: { one: 'night', other: 'nights' },
      inSentences: {
        rooms: { one: 'room', other: 'rooms' },
        adults: { one: 'adult', other: 'adults' },
        children: { one: 'child', other: 'children' },
      },
      datesOutOfOrder: 'The check-out date is not after the check-in date. Please look at the dates again.',
      sampleBadge: 'Sample',
    },
    findRoom: {
      heading: 'When are you coming?',
      text: 'Choose your dates and how many you are. The next page sums up your stay and takes you on to the booking page, or to us.',
      words: {
        bar: 'Check availability',
        increment: 'More',
        decrement: 'Fewer',
        checkout: 'Checkout Now',
        sampleNote:
          'These {demoRooms:words} cards are samples with an invented price. The rooms of this house and their prices are on the rooms page.',
        cards: 'Sample rooms',
      },
      demoRooms: demoRooms.map((card) => ({ ...card, price: DEMO_PRICE })),
    },
    roomDetails: {
      eyebrow: 'Your stay',
      times: [checkIn, checkOut],
      words: {
        nights: 'Nights',
        noDate: 'Not chosen yet',
        datesMissing: 'Your dates are still to be chosen.',
        changeStay: 'Change dates or guests',
        viewRoom: 'All about this room',
        ask: 'Ask about these dates',
        print: 'Print this page',
        sampleNote: 'A sample, not a room of this house; its price is invented.',
      },
      enquiry: {
        withDates: 'I would like to ask about [room] from [from] to [to] ([nights]): [party].',
        withoutDates: 'I would like to ask about [room]: [party].',
      },
    },
  };
}
