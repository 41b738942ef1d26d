// The parts of a 404 page: global-not-found.tsx combines them, (translated)/not-found has them as a page and its layout.

import type { ReactNode } from 'react';
import { RootLayout } from './root-layout';
import { BrandCards } from '@/components/landing/brand-cards';
import { NotFoundScreen } from '@/components/shell/not-found-screen';
import { NoticeList } from '@/components/shell/notices';
import { getSite } from '@/content';
import { createPageMetadata } from '../_lib/page-metadata';

export function createNotFoundMetadata(lang?: string) {
  const { unbranded } = getSite(lang);
  const { title, message } = unbranded.notFound;
  return createPageMetadata(unbranded, { title, description: message, noindex: true, href: null });
}

/** The 404 screen, in a language. */
export function NotFound({ lang }: { readonly lang?: string }) {
  const { brands, unbranded } = getSite(lang);
  return (
    <NotFoundScreen
      {...unbranded.notFound}
      notices={
        <NoticeList
          notices={unbranded.notices.filter(({ pages }) => !pages)}
          closeLabel={unbranded.labels.closeNotice}
        />
      }
    >
      <BrandCards cards={brands} />
    </NotFoundScreen>
  );
}

/** Root layout of 404 pages. */
export function NotFoundRootLayout({
  lang,
  children,
}: {
  readonly lang?: string;
  readonly children: ReactNode;
}) {
  const { unbranded } = getSite(lang);
  return (
    <RootLayout themeBrand={unbranded.themeBrand} language={unbranded.language}>
      {children}
    </RootLayout>
  );
}
