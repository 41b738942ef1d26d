import { getBrand } from '@/content';
import { pageMetadata } from '../page-metadata';

export async function generateMetadata({ params }: PageProps<'/[brand]'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, { ...brand.root, about: brand.tag });
}

export default async function HomePage({ params }: PageProps<'/[brand]'>) {
  const { name, line } = getBrand((await params).brand);
  return (
    <>
      <h1>{name}</h1>
      <p>{line}</p>
    </>
  );
}
