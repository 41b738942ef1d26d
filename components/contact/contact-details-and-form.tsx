import type { Business } from '@/content/model/business';
import type { ContactContent } from '@/content/model/contact';
import { ExternalLink } from '../ui/links';
import { PhoneLink, WhatsAppLink } from '../ui/phone-and-whatsapp-links';
import { Section, SectionHeading } from '../ui/section/section';
import { ContactForm } from './contact-form';
import styles from './contact-details-and-form.module.css';

interface ContactDetailsAndFormProps {
  readonly contact: ContactContent;
  readonly business: Business;
  readonly brandId: string;
}

/** Contact details and the contact form. */
export function ContactDetailsAndForm({ contact, business, brandId }: ContactDetailsAndFormProps) {
  const { intro } = contact;
  const { text, withoutScript, ...form } = contact.form;
  return (
    <Section>
      <div className={`${styles.layout} stackXl`}>
        <div className={styles.content}>
          <SectionHeading eyebrow={intro.eyebrow} heading={intro.heading} />
          <div>
            {intro.paragraphs.map((paragraph) => (
              <p key={paragraph} className={`${styles.text} muted readable`}>
                {paragraph}
              </p>
            ))}
          </div>
          <ContactDetails labels={contact.labels} business={business} />
        </div>
        <div className={styles.card}>
          <div className={styles.cardBody}>
            <div>
              <h2 className="h3">{form.heading}</h2>
              <p className={styles.hint}>{text}</p>
              <noscript>
                <p className={styles.hint}>{withoutScript}</p>
              </noscript>
            </div>
            <ContactForm labels={form} service={contact.emailService} to={business.email} brandId={brandId} />
          </div>
        </div>
      </div>
    </Section>
  );
}

function ContactDetails({
  labels,
  business,
}: Pick<ContactContent, 'labels'> & Pick<ContactDetailsAndFormProps, 'business'>) {
  return (
    <dl className={styles.details}>
      <div>
        <dt>{labels.email}</dt>
        <dd>
          <a href={`mailto:${business.email}`}>{business.email}</a>
        </dd>
      </div>
      {business.phone && (
        <div>
          <dt>{labels.phone}</dt>
          <dd>
            <PhoneLink {...business} />
          </dd>
          {business.whatsApp && (
            <dd>
              <WhatsAppLink link={business.whatsApp} />
            </dd>
          )}
        </div>
      )}
      <div>
        <dt>{labels.location}</dt>
        <dd>
          <ExternalLink href={business.mapsUrl}>{business.location}</ExternalLink>
        </dd>
      </div>
    </dl>
  );
}
