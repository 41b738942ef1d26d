import { getBrand } from '@/content';
import { pageMetadata } from '../page-metadata';

export async function generateMetadata({ params }: PageProps<'/[brand]'>) {
  const { siteType, root } = getBrand((await params).brand);
  return pageMetadata(siteType, root);
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
