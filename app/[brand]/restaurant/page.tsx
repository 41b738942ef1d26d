import { FoodMenu } from '@/components/service/food-menu';
import { NotesSection } from '@/components/service/notes';
import { OpeningHours } from '@/components/service/opening-hours';
import { PageIntro } from '@/components/service/page-intro';
import { NextStep } from '@/components/ui/next-step/next-step';
import { getBrand } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { PageBanner } from '../page-banner';
import { JsonLd } from '../../structured-data/json-ld';
import { restaurantPlace } from '../../structured-data/services';

export async function generateMetadata({ params }: PageProps<'/[brand]/restaurant'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, brand.pages.restaurant);
}

export default async function RestaurantPage({ params }: PageProps<'/[brand]/restaurant'>) {
  const brand = getBrand((await params).brand);
  const { restaurant } = brand;
  return (
    <>
      <JsonLd graph={[restaurantPlace(brand, restaurant)]} />
      <PageBanner brand={brand} page="restaurant" />
      <PageIntro {...restaurant.intro} photo={restaurant.photo} />
      <OpeningHours {...restaurant.hours} />
      <FoodMenu {...restaurant.menu} />
      <NotesSection {...restaurant.notes} />
      <NextStep {...restaurant.nextStep} />
    </>
  );
}
