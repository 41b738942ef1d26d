import { capitalize, numberInWords } from '../format';
import { photo } from '../photo';
import { article, pager, posts, sidebar } from '../shared/blog';
import type { WrittenBlog } from '../types';
import { suites } from './facts';

export const blog: WrittenBlog = {
  intro: {
    eyebrow: 'Notes',
    heading: 'Slow reading for a slow coast',
    text: 'A few pages on the sea, the cloth and the suitcase, for the flight or for the pool.',
  },
  posts: posts(
    {
      image: photo('seaweed-lines', 'Rows of seaweed in the shallow lagoon at low tide'),
      excerpt: 'The ocean leaves twice a day, and a lagoon of light stays behind. How to know when.',
    },
    {
      image: photo('calm-kanga', 'Kanga cloths folded on a wooden bench'),
      excerpt:
        'A border, a field and one line of Swahili: the cloth of this coast speaks for whoever wears it.',
    },
    {
      image: photo('calm-shells', 'Shells on pale sand'),
      excerpt: 'A short list for warm days, coral sand and one evening in Stone Town.',
    },
  ),
  readMore: 'Read More',
  pager,
  sidebar,
  article: article(
    {
      lead: 'Before a first stay on this coast there are three things worth knowing: how the sea keeps time, what the cloth around every shoulder says, and how little one needs to bring.',
      relatedTitle: 'Read on',
    },
    {
      tide: photo('low-tide-lagoon', 'Shallow lagoon at low tide with ripples of sand'),
      kanga: photo('calm-kanga', 'Kanga cloths folded on a wooden bench'),
      packing: photo('villa-beach-view', 'View from the terrace over the beach to the lagoon'),
    },
  ),
  callToAction: {
    heading: 'From the terrace you see it all',
    text: `${capitalize(numberInWords(suites))} suites, and one lagoon in front of them. Choose yours, and keep an eye on the tide.`,
    links: [
      { label: 'See suites and villa', href: '/room' },
      { label: 'What to do by tide', href: '/activities' },
    ],
  },
};
