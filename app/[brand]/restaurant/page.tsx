import { FoodMenu } from '@/components/restaurant/food-menu';
import { NotesSection } from '@/components/ui/notes-and-good-to-know';
import { RestaurantOpeningHours } from '@/components/restaurant/restaurant-opening-hours';
import { PageIntro } from '@/components/ui/page-intro/page-intro';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { createBrandPageMetadata, getCurrentBrand } from '../../_lib/current-brand';
import { PageBannerAndStructuredData } from '../page-banner-and-structured-data';
import { JsonLd, createRestaurantJsonLd } from '../../_lib/structured-data';

export const generateMetadata = () => createBrandPageMetadata('restaurant');

export default async function RestaurantPage() {
  const brand = await getCurrentBrand();
  const { goodToKnow, pages, restaurant } = brand;
  return (
    <>
      {!pages.restaurant.noindex && <JsonLd graph={[createRestaurantJsonLd(brand, restaurant)]} />}
      <PageBannerAndStructuredData brand={brand} page="restaurant" />
      <PageIntro look={brand.look} {...restaurant.intro} photo={restaurant.photo} />
      <RestaurantOpeningHours {...restaurant.hours} look={brand.look} />
      <FoodMenu look={brand.look} {...restaurant.menu} />
      <NotesSection {...restaurant.notes} facts={goodToKnow.restaurant} />
      <CallToAction {...restaurant.callToAction} />
    </>
  );
}
