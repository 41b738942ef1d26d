import { MapAndDirections } from '@/components/contact/map-and-directions';
import { ContactDetailsAndForm } from '@/components/contact/contact-details-and-form';
import { SampleContactForm } from '@/components/contact/sample-contact-form';
import { CurrentTide } from '@/components/tides/current-tide';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { Faq } from '@/components/ui/faq/faq';
import { OptionalPart } from '@/components/ui/optional-part';
import { GoodToKnow } from '@/components/ui/notes-and-good-to-know';
import { createBrandPageMetadata, getCurrentBrand } from '../../_lib/current-brand';
import { createFaqPageJsonLd, JsonLd } from '../../_lib/structured-data';
import { PageBannerAndStructuredData } from '../page-banner-and-structured-data';

export const generateMetadata = () => createBrandPageMetadata('contact');

export default async function ContactPage() {
  const brand = await getCurrentBrand();
  const { id, business, contact, goodToKnow, pages, tides } = brand;
  return (
    <>
      <PageBannerAndStructuredData brand={brand} page="contact" />
      <ContactDetailsAndForm contact={contact} business={business} brandId={id} />
      <MapAndDirections map={contact.map} directions={contact.directions} business={business}>
        <OptionalPart>
          <CurrentTide labels={tides.line} href={tides.href} />
        </OptionalPart>
      </MapAndDirections>
      {!pages.contact.noindex && <JsonLd graph={[createFaqPageJsonLd(contact.faq)]} />}
      <Faq {...contact.faq} />
      <GoodToKnow heading={goodToKnow.heading} facts={goodToKnow.contact} />
      {contact.sampleForm && <SampleContactForm {...contact.sampleForm} />}
      <CallToAction {...contact.callToAction} />
    </>
  );
}
