import { isFastNonCellularConnection, prefersReducedData } from '@/components/utils/network-information';

const setConnection = (value?: object) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });
const setReducedData = (matches: boolean) => (window.matchMedia = jest.fn().mockReturnValue({ matches }));

beforeEach(() => setReducedData(false));

test.each([
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '4g', type: 'wifi' }, true],
  [{ effectiveType: '4g', type: 'cellular' }, false],
  [{ effectiveType: '3g' }, false],
])('what the browser says of its connection is used: %j', (connection, fast) => {
  setConnection(connection);
  expect(isFastNonCellularConnection()).toBe(fast);
});

test.each([
  [[{ duration: 800 }], true],
  [[{ duration: 4000 }], false],
  [[], false],
])('where it says nothing, the loading time of the page is used: %j', (entries, fast) => {
  setConnection();
  performance.getEntriesByType = jest.fn().mockReturnValue(entries);
  expect(isFastNonCellularConnection()).toBe(fast);
});

test.each([
  ['the browser', { saveData: true }, false, true],
  ['nobody', undefined, false, false],
  ['the system', undefined, true, true],
])('data is saved where %s says so', (_, connection, reduced, saves) => {
  setConnection(connection);
  setReducedData(reduced);
  expect(prefersReducedData()).toBe(saves);
});
