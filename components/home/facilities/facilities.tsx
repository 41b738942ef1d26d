import type { FacilitiesContent } from '@/content/model/home';
import { ButtonLink } from '../../ui/button/button';
import { ClientSideLink } from '../../ui/links';
import { Photo } from '../../ui/photo/photo';
import { Section } from '../../ui/section/section';
import { BREAKPOINTS } from '../../utils/breakpoints';
import styles from './facilities.module.css';

/** Facility blocks: columns, or staggered tiles. */
export function Facilities({ blocks, viewAll, ...heading }: FacilitiesContent) {
  return (
    <Section headingId="facilities" {...heading}>
      <ul className={`${styles.blocks} patches swipedOnPhones`}>
        {blocks.map(({ eyebrow: kind, heading: title, text, photo, link }) => (
          <li key={title} className={`${styles.block} livelyCard`}>
            <div className={`${styles.photo} livelyPhoto ratio3x2 rounded`}>
              <Photo photo={photo} sizes={`${BREAKPOINTS.wide} 48rem, ${BREAKPOINTS.medium} 59vw, 70vw`} />
            </div>
            <div className={styles.content}>
              <p className="eyebrow">{kind}</p>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
              <ClientSideLink href={link.href} className="touchTarget bold">
                {link.label}
              </ClientSideLink>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.viewAll}>
        <ButtonLink unbrandedHref={viewAll.unbrandedHref} variant="secondary">
          {viewAll.label}
        </ButtonLink>
      </p>
    </Section>
  );
}
