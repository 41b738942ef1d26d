import { RootDocument } from './root-document';
import { BrandCards } from '@/components/landing/brand-cards';
import { NotFoundScreen } from '@/components/shell/not-found-screen';
import { brands, getBrand, site } from '@/content';
import { pageMetadata } from './page-metadata';

export const metadata = pageMetadata(site, {
  title: site.notFound.title,
  description: site.notFound.message,
  noindex: true,
  canonical: null,
});

export default function NotFoundPage() {
  return (
    <RootDocument themeBrand={getBrand(site.themeBrand)}>
      <NotFoundScreen {...site.notFound}>
        <BrandCards cards={brands} />
      </NotFoundScreen>
    </RootDocument>
  );
}
