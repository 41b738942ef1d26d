import { mapWords } from '@/content/languages/map-words';

describe('the words of a brand', () => {
  const photo = { name: 'sea', alt: 'The sea', placeholderColor: '#fff' };
  const loud = <Value>(value: Value) => mapWords(value, (text) => text.toUpperCase());

  test('are its texts, not its names, ids, links, files and figures', () => {
    const hero = {
      title: 'Welcome',
      controls: 'numbers',
      link: { label: 'Rooms', href: '/room' },
      photo,
      price: 79,
    };
    expect(loud({ id: 'brand', name: 'Brand', siteType: 'Brand Zanzibar', home: { hero } })).toEqual({
      id: 'brand',
      name: 'Brand',
      siteType: 'Brand Zanzibar',
      home: {
        hero: {
          ...hero,
          title: 'WELCOME',
          link: { label: 'ROOMS', href: '/room' },
          photo: { ...photo, alt: 'THE SEA' },
        },
      },
    });
  });

  test('are not the names of rooms and tours', () => {
    const named = {
      rooms: { list: [{ title: 'Suite Juu', desc: 'Up' }] },
      tours: { tours: [{ title: 'Spice Tour' }] },
    };
    expect(loud(named)).toEqual({ ...named, rooms: { list: [{ title: 'Suite Juu', desc: 'UP' }] } });
  });
});
