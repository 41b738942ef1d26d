import { FindUs } from '@/components/contact/find-us';
import { GetInTouch } from '@/components/contact/get-in-touch';
import { SampleContactForm } from '@/components/contact/sample-contact-form';
import { NextStep } from '@/components/ui/next-step/next-step';
import { getBrand } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/contact'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, brand.pages.contact);
}

export default async function ContactPage({ params }: PageProps<'/[brand]/contact'>) {
  const brand = getBrand((await params).brand);
  const { id, business, contact } = brand;
  return (
    <>
      <PageBanner brand={brand} page="contact" />
      <GetInTouch contact={contact} business={business} house={id} />
      <FindUs map={contact.map} directions={contact.directions} business={business} />
      <SampleContactForm {...contact.sampleForm} />
      <NextStep {...contact.nextStep} />
    </>
  );
}
