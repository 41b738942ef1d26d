import { photo } from '../photo';
import { article, pager, posts, sidebar } from '../shared/blog';
import type { WrittenBlog } from '../types';

export const blog: WrittenBlog = {
  intro: {
    eyebrow: 'From the garden wall',
    heading: 'What we tell everyone at breakfast',
    text: 'The questions come every morning, so we wrote the answers down.',
  },
  posts: posts(
    {
      image: photo('low-tide-lagoon', 'Shallow lagoon at low tide with ripples of sand'),
      excerpt:
        'When to swim, when to walk, and when to turn round: the sea keeps a timetable, and it is easy to learn.',
    },
    {
      image: photo('calm-kanga', 'Kanga cloths folded on a wooden bench'),
      excerpt:
        'Every cloth carries a sentence. Some are kind, some are cheeky. Ask before you wear one to dinner.',
    },
    {
      image: photo('calm-palm-shadow', 'Shadow of a palm leaf on a white wall'),
      excerpt:
        'Shoes for the water, long sleeves, a torch: a short list from people who see what gets forgotten.',
    },
  ),
  readMore: 'Read More',
  pager,
  sidebar,
  article: article(
    {
      lead: 'Three things come up at our breakfast table again and again: when the sea comes back, what is written on that cloth, and what should have been in the bag. Here is all of it in one place.',
      relatedTitle: 'Read on',
    },
    {
      tide: photo('seaweed-lines', 'Rows of seaweed in the shallow lagoon at low tide'),
      kanga: photo('calm-kanga', 'Kanga cloths folded on a wooden bench'),
      packing: photo('village-shore', 'Wooden boats on the shore of Jambiani at low tide in the morning'),
    },
  ),
  callToAction: {
    heading: 'See it for yourself',
    text: 'The tide table hangs by the door. Come and check whether we told you the truth.',
    links: [
      { label: 'What to do by tide', href: '/activities' },
      { label: 'See the rooms', href: '/room' },
    ],
  },
};
