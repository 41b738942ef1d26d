import { photo } from '../photo';
import type { HoneymoonContent, Written } from '../types';

const sections: HoneymoonContent['sections'] = [
  {
    heading: 'The Most Special Journey',
    paragraphs: [
      'It may be your first long journey as a married couple. So arrive slowly: a cool drink in the garden, your bags in the room before you are, and an afternoon without a plan.',
      'The house has {doubleRooms:words} double rooms. Would you rather wake up to the garden or to the sea? Say so, and we keep that room for you if it is free.',
    ],
    photo: photo('boutique-hammock', 'Hammock between two palms with the sea behind'),
  },
  {
    heading: 'Romantic Dinners & Rooms',
    paragraphs: [
      'Ask for it, and while you are at the table somebody lights the lamps in your room, draws the net around the bed and lays a pattern of petals on the sheet.',
      'On other evenings dinner comes to you: on the porch of a ground-floor room, or upstairs with the sea in front.',
    ],
    photo: photo('honeymoon-petals', 'Bed with a heart of bougainvillea petals'),
  },
  {
    heading: 'Romantic Dinner',
    paragraphs: [
      'One table on the sand, two chairs, a few lanterns. We look at the tide table first, so the sea is near enough to hear and far enough to stay off your feet.',
      'Choose the dishes with the kitchen beforehand. The rest of the evening belongs to you.',
    ],
    photo: photo('honeymoon-dinner', 'Table for two under a canopy of lights on the beach at dusk'),
  },
  {
    heading: 'Photo Shooting',
    paragraphs: [
      'Jambiani faces east, so the sun comes up out of the sea. Be on the beach in the first hour of the day and you have soft light and hardly a soul in the picture.',
      'We can look for a photographer and choose the morning by the tide. At low water the wet sand is a mirror.',
    ],
    photo: photo('honeymoon-camera', 'Old wooden camera on a tripod and a swing on the beach'),
  },
  {
    heading: 'Local Experiences',
    paragraphs: [
      'Walk out at low tide to the seaweed lines, where women of the village tend their rows. Learn how coconut is grated and rice is spiced. Let somebody wrap you both in a kanga and tell you what its saying means.',
      'Tell us what you are curious about, and we ask around.',
    ],
    photo: photo('seaweed-lines', 'Rows of seaweed in the shallow lagoon at low tide'),
  },
];

export const honeymoon: Written<HoneymoonContent> = {
  intro: {
    eyebrow: 'Just the two of you',
    heading: 'A honeymoon with good neighbours',
    paragraphs: [
      'A cool room, a garden, the beach, and somebody who knows on which evening the moon is full: newly married couples have managed with less.',
      'These are the things couples can ask us for. Take one, take all {honeymoonSections:words}, or take the hammock and nothing else.',
    ],
  },
  sections,
  planning: {
    heading: 'When is the wedding?',
    text: 'Tell us the month, and what you look forward to most. You will hear from us what is possible and what it costs.',
    label: 'Start Planning Now',
    href: '/contact',
    enquiry: 'We are planning our honeymoon at {name} and would like to hear what you can arrange.',
  },
};
