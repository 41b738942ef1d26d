import type { ReactNode } from 'react';
import { RootLayout } from './root-layout';
import { BrandCards } from '@/components/landing/brand-cards';
import { NotFoundScreen } from '@/components/shell/not-found-screen';
import { NoticeList } from '@/components/shell/notices';
import { getSite } from '@/content';
import { pageMetadata } from './page-metadata';

export function notFoundMetadata(lang?: string) {
  const { site } = getSite(lang);
  const { title, message } = site.notFound;
  return pageMetadata(site, { title, description: message, noindex: true, href: null });
}

/** The 404 screen, in a language. */
export function NotFound({ lang }: { readonly lang?: string }) {
  const { brands, site } = getSite(lang);
  return (
    <NotFoundScreen
      {...site.notFound}
      notices={
        <NoticeList
          notices={site.notices.filter(({ pages }) => !pages)}
          closeLabel={site.labels.closeNotice}
        />
      }
    >
      <BrandCards cards={brands} />
    </NotFoundScreen>
  );
}

/** The root of a 404 page. */
export function NotFoundRootLayout({
  lang,
  children,
}: {
  readonly lang?: string;
  readonly children: ReactNode;
}) {
  const { site } = getSite(lang);
  return (
    <RootLayout themeBrand={site.themeBrand} language={site.language}>
      {children}
    </RootLayout>
  );
}
