import { Activity } from 'react';
import { AmenityStrip } from '@/components/home/amenities/amenity-strip';
import { Facilities } from '@/components/home/facilities/facilities';
import { Gallery } from '@/components/home/gallery/gallery';
import { Hero } from '@/components/home/hero/hero';
import { Intro } from '@/components/home/intro/intro';
import { RoomSection } from '@/components/home/rooms/room-section';
import { Sea } from '@/components/home/sea/sea';
import { Testimonials } from '@/components/home/testimonials/testimonials';
import { KangaBorder } from '@/components/ui/kanga-border/kanga-border';
import { getBrand } from '@/content';
import { pageMetadata } from '../page-metadata';
import { JsonLd } from '../structured-data/json-ld';
import { lodging } from '../structured-data/lodging';

export async function generateMetadata({ params }: PageProps<'/[brand]'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, { ...brand.root, about: brand.tag });
}

export default async function HomePage({ params }: PageProps<'/[brand]'>) {
  const brand = getBrand((await params).brand);
  const { home, rooms, booking, business } = brand;
  const roomCards = { words: rooms.words, booking };
  const gallery = <Gallery {...home.gallery} booking={booking} />;
  return (
    <>
      <JsonLd graph={[lodging(brand)]} />
      <Hero {...home.hero} booking={booking} />
      <KangaBorder />
      {/* React makes the screens one after the other interactive, not all in one long task */}
      <Activity>
        <AmenityStrip {...home.amenities} />
        <Intro {...home.intro} business={business} />
        {home.galleryAfter === 'intro' && gallery}
      </Activity>
      <Activity>
        {home.lodges && <RoomSection id="our-lodges" tone="tint" {...home.lodges} {...roomCards} />}
        <RoomSection id="best-rooms" {...home.bestRooms} {...roomCards} />
        <Facilities {...home.facilities} />
        {home.galleryAfter === 'facilities' && gallery}
      </Activity>
      <Activity>
        <Sea {...home.sea} />
        <Testimonials {...home.testimonials} />
      </Activity>
    </>
  );
}
