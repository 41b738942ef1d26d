import { GoodToKnow, NotesSection } from '@/components/ui/notes-and-good-to-know';
import { PageIntro } from '@/components/ui/page-intro/page-intro';
import { PhotoRow, ClimateSeasons, IslandPlaces } from '@/components/explore/island-places';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { createBrandPageMetadata, getCurrentBrand } from '../../_lib/current-brand';
import { PageBannerAndStructuredData } from '../page-banner-and-structured-data';

export const generateMetadata = () => createBrandPageMetadata('explore-island');

export default async function ExploreIslandPage() {
  const brand = await getCurrentBrand();
  const { explore, goodToKnow } = brand;
  return (
    <>
      <PageBannerAndStructuredData brand={brand} page="explore-island" />
      <PageIntro look={brand.look} {...explore.intro} />
      <IslandPlaces map={explore.map} places={explore.places} labels={explore.labels} />
      <ClimateSeasons {...explore.seasons} />
      <PhotoRow photos={explore.photos} />
      <NotesSection {...explore.gettingAbout} />
      <GoodToKnow heading={goodToKnow.heading} facts={goodToKnow.explore} />
      <CallToAction {...explore.callToAction} />
    </>
  );
}
