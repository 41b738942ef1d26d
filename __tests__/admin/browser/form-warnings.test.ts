import { findFormWarnings } from '@/admin/browser/form-warnings';
import { content } from '../../support/site';

const TODAY = '2026-11-29';
const warningsOn = (path: string, collection: string, data: object) =>
  findFormWarnings({ path, collection, data: { ...data } }, content, TODAY);

const offer = { title: 'Three for two', from: '2025-01-01' };
const focus = { x: '0.5', y: '0.2' };

test.each([
  [
    'a notice of last year',
    'content/shared/notices.json',
    { notices: [{ text: 'No road.', until: '2025-01-16' }] },
    ['“No road.” will not be shown: its last day, 2025-01-16, is over.'],
  ],
  ['a notice of today', 'content/shared/notices.json', { notices: [{ text: 'No road.', until: TODAY }] }, []],
  [
    'an offer that is over',
    'content/shared/special-offers.json',
    { offers: [{ ...offer, until: '2025-02-01' }] },
    ['“Three for two” will not be shown: its last day, 2025-02-01, is over.'],
  ],
  [
    'a season that comes again',
    'content/joya-boutique/rooms.json',
    { list: [], seasons: [{ name: 'High', until: '2025-08-01', everyYear: true }] },
    [],
  ],
])('%s', (_, path, data, warnings) => expect(warningsOn(path, '', data)).toEqual(warnings));

test('a post of tomorrow is public at once', () => {
  expect(warningsOn('', 'posts', { date: '2026-11-30' })).toEqual([
    'It is public at once, and not on 2026-11-30: save it on that day.',
  ]);
  expect(warningsOn('', 'posts', { date: TODAY })).toEqual([]);
});

test('the middle of a picture is asked anew once its file is another', () => {
  expect(warningsOn('', 'photos', { file: 'blob:new', focus })).toEqual([
    expect.stringMatching(/^The picture is new, and its middle is still that of the old one/),
  ]);
  expect(warningsOn('', 'photos', { file: '/content/photos/old.webp', focus })).toEqual([]);
  expect(warningsOn('', 'photos', { file: 'blob:new', focus: null })).toEqual([]);
});
