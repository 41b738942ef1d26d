/** @jest-environment node */
import { deepMerge } from '@/lib/deep-merge';

test('groups are merged, other values are replaced, and the arguments stay as they are', () => {
  const first = {
    title: 'Rooms',
    labels: { from: 'from', night: 'a night' },
    list: [1, 2],
    photo: { alt: 'A' },
  };
  const second = { labels: { from: 'ab' }, list: [3], photo: 'door', added: { a: 1 } };
  expect(deepMerge(first, second)).toEqual({
    title: 'Rooms',
    labels: { from: 'ab', night: 'a night' },
    list: [3],
    photo: 'door',
    added: { a: 1 },
  });
  expect(first.labels.from).toBe('from');
});
