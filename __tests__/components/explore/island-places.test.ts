import { projectToMap } from '@/components/explore/island-places';

test('north is at the top of the map', () => {
  const [north, south] = [-5.7, -6.5].map((latitude) => projectToMap({ latitude, longitude: 39.3 }));
  expect(north!.x).toBe(south!.x);
  expect(north!.y).toBeLessThan(south!.y);
});
