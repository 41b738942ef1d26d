import type { Look } from '@/content/model/brand';
import type { ServicesContent } from '@/content/model/services';
import { ClientSideLink } from '../ui/links';
import { Photo } from '../ui/photo/photo';
import { Section } from '../ui/section/section';
import { BREAKPOINTS } from '../ui/breakpoints';
import styles from './service-cards.module.css';

interface ServiceCardsProps extends Readonly<Pick<ServicesContent, 'cards' | 'linkLabel'>> {
  readonly look: Look;
}

/** Cards that link to the services of the brand. */
export function ServiceCards({ cards, linkLabel, look }: ServiceCardsProps) {
  return (
    <Section tone={look === 'gallery' ? 'plain' : 'dark'}>
      <ul className={styles.cards}>
        {cards.map(({ heading, text, photo, href }) => (
          <li key={href} className={styles.card}>
            <div className={styles.frame}>
              <div className={styles.photo}>
                <Photo photo={photo} sizes={`${BREAKPOINTS.large} 42rem, ${BREAKPOINTS.small} 75vw, 100vw`} />
              </div>
            </div>
            <h2 className="h3">
              <ClientSideLink href={href} className={`${styles.link} cardLink`}>
                {heading}
              </ClientSideLink>
            </h2>
            <p className={styles.text}>{text}</p>
            <p className={styles.linkLabel} aria-hidden="true">
              {linkLabel}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
