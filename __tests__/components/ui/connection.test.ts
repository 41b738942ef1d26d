import { isFastUnmetered, savesData } from '@/components/ui/connection';

const setConnection = (value: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });

function setLoad(duration: number | undefined): void {
  const entries = duration === undefined ? [] : [{ duration }];
  performance.getEntriesByType = jest.fn().mockReturnValue(entries);
}

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
});

test.each([
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '4g', type: 'wifi' }, true],
  [{ effectiveType: '4g', type: 'cellular' }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('a browser that knows its line is believed: %j', (connection, generous) => {
  setConnection(connection);
  expect(isFastUnmetered()).toBe(generous);
});

test.each([
  [800, true],
  [9000, false],
  [undefined, false],
])('where it does not, a page that took %s ms to load tells', (duration, generous) => {
  setConnection(undefined);
  setLoad(duration);
  expect(isFastUnmetered()).toBe(generous);
});

test('data is saved where browser or system say so', () => {
  setConnection({ saveData: true });
  expect(savesData()).toBe(true);
  setConnection(undefined);
  expect(savesData()).toBe(false);
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  expect(savesData()).toBe(true);
});
