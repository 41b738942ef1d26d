import { AmenityStrip } from '@/components/home/amenities/amenity-strip';
import { Facilities } from '@/components/home/facilities/facilities';
import { Gallery } from '@/components/home/gallery/gallery';
import { AtAGlance, FeaturedRooms } from '@/components/home/rooms/featured-rooms';
import { Hero } from '@/components/home/hero/hero';
import { HouseDrawingWithLegend } from '@/components/home/house/house-drawing-with-legend';
import { HomeIntroduction } from '@/components/home/introduction/home-introduction';
import { VideoSection } from '@/components/home/video/video-section';
import { Testimonials } from '@/components/home/testimonials/testimonials';
import { SpecialOffers } from '@/components/special-offers/special-offers';
import { CurrentTide } from '@/components/tides/current-tide';
import { OptionalPart } from '@/components/ui/optional-part';
import { PatternBorder } from '@/components/ui/section/section';
import { createPageMetadata } from '../_lib/page-metadata';
import { getCurrentBrand } from '../_lib/current-brand';
import { JsonLd, createLodgingJsonLd, createWebPageJsonLd } from '../_lib/structured-data';

export async function generateMetadata() {
  const brand = await getCurrentBrand();
  return createPageMetadata(brand, { ...brand.pages.home, shareTitle: brand.tag });
}

export default async function HomePage() {
  const brand = await getCurrentBrand();
  const { home, look, rooms, booking, business, tides } = brand;
  const { controls } = brand.labels;
  const roomCards = { look, detailsLabel: rooms.labels.viewDetails, booking };
  const gallery = <Gallery {...home.gallery} look={look} booking={booking} controlLabels={controls} />;
  return (
    <>
      <JsonLd
        graph={[
          createLodgingJsonLd(brand),
          createWebPageJsonLd(brand, { title: brand.name, href: brand.href }),
        ]}
      />
      <Hero {...home.hero} look={look} booking={booking} controlLabels={controls} />
      <PatternBorder />
      <AmenityStrip {...home.amenities}>
        <OptionalPart>
          <CurrentTide labels={tides.line} href={tides.href} />
        </OptionalPart>
      </AmenityStrip>
      <HomeIntroduction {...home.intro} look={look} business={business} />
      {home.galleryAfter === 'intro' && gallery}
      {home.ourLodges && (
        <FeaturedRooms id="our-lodges" tone="tint" variant="row" {...home.ourLodges} {...roomCards} />
      )}
      {home.house && <HouseDrawingWithLegend {...home.house} look={look} />}
      <SpecialOffers
        offers={brand.offers}
        rooms={rooms.all}
        priceSuffix={rooms.labels.priceSuffix}
        booking={booking}
      />
      <FeaturedRooms id="best-rooms" {...home.bestRooms} {...roomCards}>
        <AtAGlance {...home.atAGlance} />
      </FeaturedRooms>
      <Facilities {...home.facilities} />
      {home.galleryAfter === 'facilities' && gallery}
      <VideoSection {...home.video} />
      {home.testimonials.list.length > 0 && (
        <Testimonials {...home.testimonials} slidePositionLabel={controls.position} />
      )}
    </>
  );
}
