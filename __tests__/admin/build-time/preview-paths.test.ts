import { getPreviewPath } from '@/admin/build-time/preview-paths';
import { listContentFiles } from '@/content/model/files/content-files';
import { brands, content } from '../../support/site';

const [first] = content.brands.map(({ id }) => id);

test('every form leads to a page of the site', () => {
  const paths = brands.flatMap(({ href, pages }) => [href, ...Object.values(pages).map((page) => page.href)]);
  for (const file of listContentFiles(content))
    expect(['/', ...paths]).toContain(getPreviewPath(file, first!));
});
