import { Activity } from 'react';
import { AmenityStrip } from '@/components/home/amenities/amenity-strip';
import { Facilities } from '@/components/home/facilities/facilities';
import { Gallery } from '@/components/home/gallery/gallery';
import { Hero } from '@/components/home/hero/hero';
import { Intro } from '@/components/home/intro/intro';
import { RoomSection } from '@/components/home/rooms/room-section';
import { VideoSection } from '@/components/home/video/video-section';
import { Testimonials } from '@/components/home/testimonials/testimonials';
import { KangaBorder } from '@/components/ui/kanga-border/kanga-border';
import { getBrand } from '@/content';
import { pageMetadata } from '../page-metadata';
import { JsonLd } from '../structured-data/json-ld';
import { lodging } from '../structured-data/lodging';

export async function generateMetadata({ params }: PageProps<'/[brand]'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, { ...brand.homeMeta, shareTitle: brand.tag });
}

export default async function HomePage({ params }: PageProps<'/[brand]'>) {
  const brand = getBrand((await params).brand);
  const { home, rooms, booking, business } = brand;
  const { controls } = brand.words;
  const roomCards = { detailsLabel: rooms.words.viewDetails, booking };
  const gallery = <Gallery {...home.gallery} booking={booking} labels={controls} />;
  return (
    <>
      <JsonLd graph={[lodging(brand)]} />
      <Hero {...home.hero} booking={booking} labels={controls} />
      <KangaBorder />
      {/* each <Activity> hydrates in a task of its own, so that no long task blocks the first tap */}
      <Activity>
        <AmenityStrip {...home.amenities} />
        <Intro {...home.intro} business={business} />
        {home.galleryAfter === 'intro' && gallery}
      </Activity>
      <Activity>
        {home.ourLodges && <RoomSection id="our-lodges" tone="tint" {...home.ourLodges} {...roomCards} />}
        <RoomSection id="best-rooms" {...home.bestRooms} {...roomCards} />
        <Facilities {...home.facilities} />
        {home.galleryAfter === 'facilities' && gallery}
      </Activity>
      <Activity>
        <VideoSection {...home.video} />
        <Testimonials {...home.testimonials} of={controls.of} />
      </Activity>
    </>
  );
}
