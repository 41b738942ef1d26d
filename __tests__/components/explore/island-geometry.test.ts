/** @jest-environment node */
import { coastline, reef, toMapPoint } from '@/components/explore/island-geometry';

test('the coast is a closed line without corners, the reef an open one, on a map with north at the top', () => {
  expect(toMapPoint({ longitude: 40.06, latitude: -6.69 })).toEqual({ x: 756, y: 760 });
  expect(coastline).toMatch(/^M179 24C182.8 22.2 189.0 32.0 195 42C.* 172 53C175.2 39.8 175.2 25.8 179 24Z$/);
  expect(reef).toMatch(/^M257 129C258.0 139.2 260.7 172.2 .* 392 486C395.3 502.5 400.3 531.0 402 540$/);
});
