import { notFound } from 'next/navigation';
import { getSite, unbranded } from '@/content';
import { translatedLanguages } from '@/content/i18n/languages';
import type { ChooserSegment } from '@/content/model/unbranded';
import { BrandChooserPage, brandChooserMetadata } from '../../(unbranded)/brand-chooser-page';
import { LandingPage, landingMetadata } from '../../(unbranded)/landing-page';
import { OfflinePage, offlineMetadata } from '../../(unbranded)/offline-page';
import {
  UnbrandedStaySummaryPage,
  unbrandedStaySummaryMetadata,
} from '../../(unbranded)/unbranded-stay-summary-page';

export const dynamicParams = false;

/** "/it" and the paths below it. A segment of its own for the language would collide with that of the brand. */
export function generateStaticParams() {
  const pages = [
    [],
    ['room_details'],
    ['offline'],
    ...Object.keys(unbranded.chooserPages).map((segment) => [segment]),
  ];
  return translatedLanguages.flatMap(({ code }) => pages.map((page) => ({ path: [code, ...page] })));
}

const isChooser = (segment: string): segment is ChooserSegment => segment in getSite().unbranded.chooserPages;

export async function generateMetadata({ params }: PageProps<'/[...path]'>) {
  const [lang, segment] = (await params).path;
  if (segment === undefined) return landingMetadata(lang);
  if (segment === 'offline') return offlineMetadata(lang);
  return isChooser(segment) ? brandChooserMetadata(segment, lang) : unbrandedStaySummaryMetadata(lang);
}

/** The pages without a brand, in a language. */
export default async function TranslatedUnbrandedPage({ params }: PageProps<'/[...path]'>) {
  const [lang, segment] = (await params).path;
  if (segment === undefined) return <LandingPage lang={lang} />;
  if (isChooser(segment)) return <BrandChooserPage segment={segment} lang={lang} />;
  if (segment === 'offline') return <OfflinePage lang={lang} />;
  return segment === 'room_details' ? <UnbrandedStaySummaryPage lang={lang} /> : notFound();
}
