/** @jest-environment node */
import { coastlinePath, reefPath, projectToMap } from '@/components/explore/island-geometry';

const CURVES = String.raw`^M[\d.]+ [\d.]+(?:C(?:[\d.]+ ){5}[\d.]+)+`;

test('the coast is a closed curve, the reef an open one, with north at the top', () => {
  expect(coastlinePath).toMatch(new RegExp(`${CURVES}Z$`));
  expect(reefPath).toMatch(new RegExp(`${CURVES}$`));
  const [north, south] = [-5.7, -6.5].map((latitude) => projectToMap({ latitude, longitude: 39.3 }));
  expect(north!.x).toBe(south!.x);
  expect(north!.y).toBeLessThan(south!.y);
});
