import { NotesSection } from '@/components/service/notes';
import { PageIntro } from '@/components/service/page-intro';
import { PhotoRow } from '@/components/service/photo-row';
import { Places } from '@/components/service/places';
import { Seasons } from '@/components/service/seasons';
import { NextStep } from '@/components/ui/next-step/next-step';
import { getBrand } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/explore-island'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, brand.pages['explore-island']);
}

export default async function ExploreIslandPage({ params }: PageProps<'/[brand]/explore-island'>) {
  const brand = getBrand((await params).brand);
  const { explore } = brand;
  return (
    <>
      <PageBanner brand={brand} page="explore-island" />
      <PageIntro {...explore.intro} />
      <Places map={explore.map} places={explore.places} words={explore.words} />
      <Seasons {...explore.seasons} />
      <PhotoRow photos={explore.photos} />
      <NotesSection {...explore.gettingAbout} />
      <NextStep {...explore.nextStep} />
    </>
  );
}
