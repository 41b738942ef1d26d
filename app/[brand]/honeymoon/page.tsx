import { HoneymoonStory } from '@/components/service/honeymoon-story';
import { PageIntro } from '@/components/service/page-intro';
import { Planning } from '@/components/service/planning';
import { getBrand } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/honeymoon'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, brand.pages.honeymoon);
}

export default async function HoneymoonPage({ params }: PageProps<'/[brand]/honeymoon'>) {
  const brand = getBrand((await params).brand);
  const { honeymoon } = brand;
  return (
    <>
      <PageBanner brand={brand} page="honeymoon" />
      <PageIntro {...honeymoon.intro} />
      <HoneymoonStory sections={honeymoon.sections} />
      <Planning {...honeymoon.planning} />
    </>
  );
}
