import { Document } from './document';
import { HouseDoors } from '@/components/landing/house-doors';
import { NotFoundScreen } from '@/components/shell/not-found-screen';
import { brands, getBrand, site } from '@/content';
import { pageMetadata } from './page-metadata';

export const metadata = pageMetadata(site, {
  title: site.notFound.title,
  description: site.notFound.line,
  noindex: true,
  canonical: null,
});

export default function NotFoundPage() {
  return (
    <Document themeBrand={getBrand(site.themeBrand)}>
      <NotFoundScreen words={site.notFound}>
        <HouseDoors doors={brands} />
      </NotFoundScreen>
    </Document>
  );
}
