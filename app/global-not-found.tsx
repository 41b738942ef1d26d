import { Document } from './document';
import { NotFoundScreen } from '@/components/shell/not-found-screen';
import { brands, family } from '@/content';
import { pageMetadata } from './page-metadata';

export const metadata = pageMetadata(family, {
  title: family.notFound.title,
  description: family.notFound.line,
  noindex: true,
  canonical: null,
});

export default function NotFoundPage() {
  const doors = Object.values(brands).map((brand) => ({ ...brand, href: `/${brand.id}` }));
  return (
    <Document dressedAs={family.dressedAs}>
      <NotFoundScreen words={family.notFound} doors={doors} />
    </Document>
  );
}
