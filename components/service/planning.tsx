import type { HoneymoonContent } from '@/content/types';
import { EnquiryLink } from '../contact/enquiry-link';
import { KangaBorder } from '../ui/kanga-border/kanga-border';
import { Section } from '../ui/section/section';
import styles from './planning.module.css';

/** How the honeymoon page ends: with the first step of planning it, under a studded arch. */
export function Planning({ heading, text, label, href, enquiry }: HoneymoonContent['planning']) {
  return (
    <>
      <KangaBorder />
      <Section tone="tint">
        <div className={styles.arch}>
          <h2>{heading}</h2>
          <p className={styles.text}>{text}</p>
          <EnquiryLink href={href} enquiry={enquiry}>
            {label}
          </EnquiryLink>
        </div>
      </Section>
    </>
  );
}
