/** @jest-environment jsdom */
import { prefersReducedData } from '@/components/utils/network-information';

test.each([
  ['the browser', { saveData: true }, false, true],
  ['nobody', undefined, false, false],
  ['the system', undefined, true, true],
])('data is saved where %s says so', (_, connection, reduced, saves) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced });
  expect(prefersReducedData()).toBe(saves);
});
