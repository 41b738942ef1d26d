import type { BlogArticle, BlogContent, Photo, Written, WrittenPost } from '../types';

const date = '2023-08-10';
const category = 'Interior';

/** The posts; photos and excerpts are those of the brand. */
export function posts(
  tide: { readonly image: Photo; readonly excerpt: string },
  kanga: { readonly image: Photo; readonly excerpt: string },
  packing: { readonly image: Photo; readonly excerpt: string },
): readonly WrittenPost[] {
  return [
    { slug: 'reading-the-tide', title: 'How to read the tide at Jambiani', date, category, ...tide },
    { slug: 'what-a-kanga-says', title: 'What a kanga says', date, category, ...kanga },
    { slug: 'what-to-pack', title: 'What to pack for the east coast', date, category, ...packing },
  ];
}

export const pager: BlogContent['pager'] = {
  label: 'Pages of the blog',
  previous: 'Previous',
  pages: ['1', '2', '3'],
  next: 'Next',
  note: 'All posts are on this page; the buttons are a sample.',
};

export const sidebar: BlogContent['sidebar'] = {
  search: 'Search',
  searchNote: 'A sample: it does not look anything up yet.',
  popular: 'Popular Posts',
  categories: { title: 'Categories', items: ['Sea and tide', 'Village life', 'Before you travel'] },
  tags: { title: 'Tags', items: ['Low tide', 'Kanga', 'Jambiani', 'Lagoon', 'Swahili', 'Suitcase'] },
};

const comments: BlogArticle['comments']['list'] = [
  {
    author: 'Sample guest',
    date: '2023-08-12',
    text: 'This is a sample. A guest’s question could stand here: how far out may children walk at low tide?',
  },
  {
    author: 'Sample answer',
    date: '2023-08-13',
    text: 'And the house could answer here: as far as the first seaweed lines, with shoes on, and with one of us if you like.',
  },
];

/** The article; lead and photos are those of the brand. */
export function article(
  own: Pick<BlogArticle, 'lead' | 'relatedTitle'>,
  photos: { readonly tide: Photo; readonly kanga: Photo; readonly packing: Photo },
): Written<BlogArticle> {
  return {
    ...own,
    allPosts: { label: 'All posts', href: '/blog' },
    defaultTitle: 'The tide, the cloth and the suitcase',
    date,
    category,
    tableOfContentsLabel: 'In this note',
    sections: [
      {
        id: 'the-tide',
        heading: 'The tide',
        paragraphs: [
          'The sea comes and goes twice a day, with a little more than six hours between high and low, and every day everything happens some fifty minutes later. Around new moon and full moon it travels furthest: then it draws back by about a kilometre, and the lagoon becomes a plain of sand, pools and light.',
          'Swim when the water is high. Walk when it is low: start while it is still falling, wear shoes against the sea urchins, and turn round when the first water runs past your ankles. Out on the sand you will meet the women who tend the seaweed lines. Say “hodi” before you come near, and somebody will usually answer “karibu”.',
        ],
        photo: photos.tide,
      },
      {
        id: 'the-cloth',
        heading: 'The cloth',
        paragraphs: [
          'A kanga is a printed cotton cloth as wide as two outstretched arms, and it is sold in pairs. It has a border all round, a field in the middle, and below the middle a line of Swahili: a proverb, a wish, sometimes a sharp word for a neighbour. It is worn as a skirt, a shawl or a sling for a baby, and given at weddings. One that many people know says “haraka haraka haina baraka”: there is no blessing in hurry.',
          'Ask what a cloth says before you buy it. The market in Stone Town has shelves of them, and many a tailor nearby will cut and hem your pair.',
        ],
        photo: photos.kanga,
      },
      {
        id: 'the-suitcase',
        heading: 'The suitcase',
        paragraphs: ['You need less than you think. What you will be glad of:'],
        list: [
          'Shoes that may get wet, for the lagoon and the reef',
          'Something light with sleeves, and something that covers the knees, for the village and Stone Town',
          'A hat, sunglasses, and sun cream that is kind to corals',
          'Insect repellent; ask your doctor in good time about malaria',
          'A small torch for the way back along the beach',
          'An adapter for British three-pin sockets',
          'Some cash: not every shop and boat takes cards',
        ],
        photo: photos.packing,
      },
    ],
    rules: {
      title: 'Rules & Regulations',
      items: [
        'Ask before you take a picture of somebody. A no is a no.',
        'Swimwear belongs on the beach. In the village, cover shoulders and knees.',
        'Leave starfish in the water and shells where they lie.',
        'Walk around the seaweed lines, never through them: they are somebody’s field.',
        'Plastic carrier bags are banned in Tanzania. Bring one of cloth.',
        'In Ramadan, eat and drink out of sight while it is day.',
      ],
    },
    tagsTitle: 'Tags',
    tags: ['SPA Center', 'Luxury'],
    shareTitle: 'Share',
    share: [
      { label: 'FB', name: 'Facebook' },
      { label: 'TW', name: 'Twitter' },
      { label: 'LN', name: 'LinkedIn' },
      { label: 'PI', name: 'Pinterest' },
    ],
    comments: { title: '{comments} Comments', reply: 'REPLY', list: comments },
    form: {
      title: 'Leave A Comments',
      note: 'A sample form: nothing is sent or kept. To ask us something, use the contact page.',
      name: 'Name',
      email: 'Email',
      website: 'Website',
      comment: 'Comment',
      save: 'Save my email for the next time I comment',
      submit: 'Submit Now',
    },
  };
}
