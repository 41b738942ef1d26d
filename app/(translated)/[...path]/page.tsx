import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import { translatedLanguages } from '@/content/i18n/languages';
import { brandChooserPagesShape } from '@/content/model/pages';
import { mapValues } from '@/lib/map-values';
import { BrandChooserPage, createBrandChooserMetadata } from '../../(unbranded)/brand-chooser-page';
import { LandingPage, createLandingMetadata } from '../../(unbranded)/landing-page';
import { OfflinePage, createOfflineMetadata } from '../../(unbranded)/offline-page';
import {
  UnbrandedStaySummaryPage,
  createUnbrandedStaySummaryMetadata,
} from '../../(unbranded)/unbranded-stay-summary-page';

export const dynamicParams = false;

interface UnbrandedPage {
  readonly metadata: (lang?: string) => Metadata;
  readonly Page: ComponentType<{ readonly lang?: string }>;
}

/** The pages without a brand, by what is after the language in the path. */
const pages: Readonly<Record<string, UnbrandedPage>> = {
  '': { metadata: createLandingMetadata, Page: LandingPage },
  room_details: { metadata: createUnbrandedStaySummaryMetadata, Page: UnbrandedStaySummaryPage },
  offline: { metadata: createOfflineMetadata, Page: OfflinePage },
  ...mapValues(brandChooserPagesShape, (_, segment): UnbrandedPage => ({
    metadata: (lang) => createBrandChooserMetadata(segment, lang),
    Page: ({ lang }) => <BrandChooserPage segment={segment} lang={lang} />,
  })),
};

/** "/it" and the paths below it. A segment of its own for the language would collide with that of the brand. */
export function generateStaticParams() {
  return translatedLanguages.flatMap(({ code }) =>
    Object.keys(pages).map((segment) => ({ path: segment ? [code, segment] : [code] })),
  );
}

export async function generateMetadata({ params }: PageProps<'/[...path]'>) {
  const [lang, segment = ''] = (await params).path;
  return pages[segment]?.metadata(lang);
}

/** The pages without a brand, in a language. */
export default async function TranslatedUnbrandedPage({ params }: PageProps<'/[...path]'>) {
  const [lang, segment = ''] = (await params).path;
  const { Page } = pages[segment] ?? notFound();
  return <Page lang={lang} />;
}
