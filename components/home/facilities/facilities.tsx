import type { FacilitiesContent } from '@/content/types';
import { ButtonLink } from '../../ui/button/button';
import { SiteLink } from '../../ui/links';
import { Photo } from '../../ui/photo/photo';
import { Section, SectionHeading } from '../../ui/section/section';
import styles from './facilities.module.css';

const HEADING_ID = 'facilities';

/** What there is beyond the room, left and right in turn (FAC-01 to FAC-05). */
export function Facilities({ eyebrow, heading, blocks, viewAll }: FacilitiesContent) {
  return (
    <Section labelledBy={HEADING_ID}>
      <SectionHeading id={HEADING_ID} eyebrow={eyebrow} heading={heading} />
      <ul className={styles.blocks}>
        {blocks.map(({ eyebrow: kind, heading: title, text, photo, link }) => (
          <li key={title} className={styles.block}>
            <div className={styles.picture}>
              <Photo photo={photo} sizes="(max-width: 767px) 92vw, 58vw" />
            </div>
            <div className={styles.words}>
              <p className={styles.kind}>{kind}</p>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
              <SiteLink href={link.href} className={styles.link}>
                {link.label}
              </SiteLink>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <ButtonLink href={viewAll.siteHref} look="quiet">
          {viewAll.label}
        </ButtonLink>
      </p>
    </Section>
  );
}
