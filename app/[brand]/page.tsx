import { getBrand } from '@/content';
import { listedRooms } from '@/content/get-room';
import { pageMetadata } from '../page-metadata';
import { JsonLd } from '../structured-data/json-ld';
import { lodging } from '../structured-data/lodging';

export async function generateMetadata({ params }: PageProps<'/[brand]'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, { ...brand.root, about: brand.tag });
}

export default async function HomePage({ params }: PageProps<'/[brand]'>) {
  const brand = getBrand((await params).brand);
  const { name, line } = brand;
  return (
    <>
      <JsonLd graph={[lodging(brand, listedRooms(brand))]} />
      <h1>{name}</h1>
      <p>{line}</p>
    </>
  );
}
