import type { Business, ContactContent } from '@/content/types';
import { KangaBorder } from '../ui/kanga-border/kanga-border';
import { OutsideLink } from '../ui/links';
import { Section, SectionHeading } from '../ui/section/section';
import { ContactForm } from './contact-form';
import styles from './get-in-touch.module.css';

interface GetInTouchProps {
  readonly contact: ContactContent;
  readonly business: Business;
  /** Id of the house written to. */
  readonly house: string;
}

/** All ways to reach the house: its addresses, and the form beside them. */
export function GetInTouch({ contact, business, house }: GetInTouchProps) {
  const { intro, form } = contact;
  return (
    <Section>
      <div className={styles.desk}>
        <div>
          <SectionHeading eyebrow={intro.eyebrow} heading={intro.heading} />
          {intro.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.text}>
              {paragraph}
            </p>
          ))}
          <Ways words={contact.words} business={business} />
        </div>
        <div className={styles.card}>
          <KangaBorder />
          <div className={styles.letter}>
            <h2 className={styles.heading}>{form.heading}</h2>
            <p className={styles.hint}>{form.text}</p>
            <noscript>
              <p className={styles.hint}>{form.withoutScript}</p>
            </noscript>
            <ContactForm words={form} service={contact.emailService} to={business.email} house={house} />
          </div>
        </div>
      </div>
    </Section>
  );
}

function Ways({ words, business }: Pick<ContactContent, 'words'> & { readonly business: Business }) {
  return (
    <dl className={styles.ways}>
      <div>
        <dt>{words.email}</dt>
        <dd>
          <a href={`mailto:${business.email}`}>{business.email}</a>
        </dd>
      </div>
      {business.phone && (
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a href={`tel:${business.phone}`}>{business.phone}</a>
          </dd>
        </div>
      )}
      <div>
        <dt>{words.location}</dt>
        <dd>
          <OutsideLink href={business.mapsUrl}>{business.location}</OutsideLink>
        </dd>
      </div>
    </dl>
  );
}
