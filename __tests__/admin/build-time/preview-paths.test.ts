/** @jest-environment node */
import { getPreviewPath } from '@/admin/build-time/preview-paths';
import { listContentFiles } from '@/content/model/files/content-files';
import { brands, content } from '../../support/site';

const [first, second] = content.brands.map(({ id }) => id);

test.each([
  ['brand/rooms', second, `/${second}/room`],
  ['brand/home', second, `/${second}`],
  ['shared/rooms', undefined, `/${first}/room`],
  ['shared/home', undefined, `/${first}`],
  ['shared/unbranded', undefined, '/'],
] as const)('the page that shows a file of the kind %s of the brand %s is %s', (kind, brandId, path) => {
  expect(getPreviewPath({ kind, ...(brandId && { brandId }) }, first!)).toBe(path);
});

test('every form leads to a page of the site', () => {
  const paths = brands.flatMap(({ href, pages }) => [href, ...Object.values(pages).map((page) => page.href)]);
  for (const file of listContentFiles(content))
    expect(['/', ...paths]).toContain(getPreviewPath(file, first!));
});
