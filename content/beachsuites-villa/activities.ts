import { numberInWords } from '../format';
import { photo } from '../photo';
import { tide } from '../shared/activities';
import { tours } from '../shared/tours';
import type { ActivitiesContent, Written } from '../types';

export const activities: Written<ActivitiesContent> = {
  intro: {
    eyebrow: 'A day by the tide',
    heading: 'The sea leaves, and comes back',
    paragraphs: [
      'Twice a day the lagoon empties until the horizon is a walk of about a kilometre, and twice a day it fills to the edge of the garden path. It is the only clock you need here. We tell you its hours each morning.',
    ],
  },
  tide,
  lowTide: {
    eyebrow: 'The sea is out',
    heading: 'Low tide',
    text: 'Wide, bright and quiet. The floor of the lagoon is ribbed sand and shallow pools, and the sky lies in them.',
    photo: photo('low-tide-lagoon', 'Shallow lagoon at low tide with ripples of sand'),
    activities: [
      {
        name: 'Walk out to the reef',
        when: 'From two hours before low water',
        text: 'Over sand and through warm pools. Wear soles for the urchins and a hat for the sun, and start back before the tide does.',
      },
      {
        name: 'The seaweed gardens',
        when: 'At low water',
        text: 'Rows of sticks and string, tended by women of Jambiani. Go with somebody they know; we can ask.',
      },
      {
        name: 'Photographs',
        when: 'Low water near sunrise',
        text: 'Still pools, long shadows, nobody about. A few mornings each fortnight have both.',
      },
      {
        name: 'A long ride',
        when: 'An hour either side of low water',
        text: 'The wet sand carries a bicycle well. North along the beach you come to Paje.',
      },
    ],
  },
  highTide: {
    eyebrow: 'The sea is here',
    heading: 'High tide',
    text: 'Green, warm, up to the beach. The reef keeps the ocean outside and the lagoon calm.',
    photo: photo('villa-beach-view', 'View from the terrace over the beach to the lagoon'),
    activities: [
      {
        name: 'Swim',
        when: 'Two hours either side of high water',
        text: 'From the beach, without a boat. When the tide is out your own pool takes over.',
      },
      {
        name: 'Snorkel at the reef',
        when: 'With the rising water',
        text: 'A boat from the village takes the two of you, or the whole villa, to where the coral begins.',
      },
      {
        name: 'Under sail',
        when: 'Afternoon, with enough water',
        text: 'A dhow for company, a ngalawa with its two outriggers for the fun of it. Both have one sail and no timetable.',
      },
      {
        name: 'Kites in the wind',
        when: 'June to September, December to February',
        text: 'There are schools in Paje, roughly a quarter of an hour by car. From here you see the colours.',
      },
    ],
  },
  anyTide: {
    eyebrow: 'It makes no difference',
    heading: 'Any tide',
    text: 'For the hours that need no water at all.',
    photo: photo('villa-roof-terrace', 'Roof terrace with a pool and cushions under makuti at dusk'),
    activities: [
      {
        name: 'Sunrise from bed',
        when: 'Around six, all year',
        text: 'The coast faces east. Leave the curtains open once and you will know when to wake.',
      },
      {
        name: 'The village lane',
        when: 'Late afternoon',
        text: 'Shops the size of a doorway, children on the way home, somebody mending a net. Cover shoulders and knees, and take your time.',
      },
      {
        name: 'Nothing',
        when: 'As long as you like',
        text: 'A cushion on the roof terrace, a book, the palms making the noise.',
      },
    ],
  },
  callToAction: {
    heading: 'Further than the beach',
    text: `Stone Town, Jozani, the spice farms: ${numberInWords(tours.length)} tours, private if you wish, decided the evening before.`,
    links: [
      { label: 'See the tours', href: '/tours-activities' },
      { label: 'See the suites', href: '/room' },
      { label: 'All services', href: '/services' },
    ],
  },
};
