import { photo } from '../photo';
import { tide } from '../shared/activities';
import type { ActivitiesContent, Written } from '../types';

export const activities: Written<ActivitiesContent> = {
  intro: {
    eyebrow: 'The sea makes the timetable',
    heading: 'First ask where the water is',
    paragraphs: [
      'In Jambiani nobody asks what time it is without asking about the tide. When it is out you can walk for about a kilometre on the floor of the lagoon; six hours later you swim over the same sand. Ask at the desk which half of the day is which.',
    ],
  },
  tide,
  lowTide: {
    eyebrow: 'When the sea is out',
    heading: 'Low tide',
    text: 'The lagoon turns into a wide bright field of sand and pools, and half the village is out on it.',
    photo: photo('seaweed-lines', 'Rows of seaweed in the shallow lagoon at low tide'),
    activities: [
      {
        name: 'Walk towards the reef',
        when: 'Start two hours before low water',
        text: 'Ankle-deep for most of the way. Wear shoes with a sole, for the urchins, and turn back when the water does.',
      },
      {
        name: 'Visit the seaweed lines',
        when: 'At low water',
        text: 'Women of the village grow seaweed on string between short sticks. Say hello first, and ask before you take a picture.',
      },
      {
        name: 'Look into the pools',
        when: 'The last hour of the ebb',
        text: 'Starfish, small crabs, now and then an octopus. Look as long as you like and leave them in the water.',
      },
      {
        name: 'Cycle on the wet sand',
        when: 'An hour either side of low water',
        text: 'Where it is wet it is firm. Towards Paje you can ride a long way with the sea on one side and palms on the other.',
      },
    ],
  },
  highTide: {
    eyebrow: 'When it is back',
    heading: 'High tide',
    text: 'The water comes up to the beach, warm and pale green, and the boats float again.',
    photo: photo('sunset-dhow', 'Dhow under sail in front of the low sun'),
    activities: [
      {
        name: 'Swim from the beach',
        when: 'Two hours either side of high water',
        text: 'No boat, no walk: it is deep enough in front of the village, and the reef keeps the big waves away.',
      },
      {
        name: 'Snorkel at the reef',
        when: 'Out on the rising water',
        text: 'A local boat takes you where the coral begins. A shirt keeps the sun off your back.',
      },
      {
        name: 'Sail in a ngalawa',
        when: 'With a breeze and enough water',
        text: 'A narrow wooden boat with an outrigger on each side and one sail. You will get a little wet.',
      },
      {
        name: 'Learn to kite',
        when: 'June to September, December to February',
        text: 'The months with the steadiest wind. Paje has the schools, roughly a quarter of an hour up the road.',
      },
    ],
  },
  anyTide: {
    eyebrow: 'Whatever the water does',
    heading: 'Any tide',
    text: 'Some things do not care where the sea is.',
    photo: photo('boutique-hammock', 'Hammock between two palms with the sea behind'),
    activities: [
      {
        name: 'Walk through the village',
        when: 'Late afternoon',
        text: 'Jambiani is long and narrow, a sandy lane with shops and neighbours. Away from the beach, cover shoulders and knees.',
      },
      {
        name: 'See the sun come up',
        when: 'Around six',
        text: 'It rises out of the sea in front of the house. Go back to bed afterwards if you like.',
      },
      {
        name: 'Borrow the hammock',
        when: 'All day',
        text: 'It hangs between two palms. First come, first served.',
      },
    ],
  },
  callToAction: {
    heading: 'A whole day out?',
    text: '{tours:Words} tours start from the house. You book them with us once you are here and have seen the weather.',
    links: [
      { label: 'See the tours', href: '/tours-activities' },
      { label: 'Find a room', href: '/room' },
      { label: 'All services', href: '/services' },
    ],
  },
};
