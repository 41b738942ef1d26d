import type { ServicesContent } from '@/content/types';
import { SiteLink } from '../ui/links';
import { Photo } from '../ui/photo/photo';
import { Section } from '../ui/section/section';
import styles from './service-doors.module.css';

type ServiceDoorsProps = Pick<ServicesContent, 'doors' | 'enter'>;

/** Four tall doors with brass studs, each into one part of the house. */
export function ServiceDoors({ doors, enter }: ServiceDoorsProps) {
  return (
    <Section tone="deep">
      <ul className={styles.doors}>
        {doors.map(({ heading, text, photo, href }) => (
          <li key={href} className={styles.door}>
            <div className={styles.frame}>
              <div className={styles.picture}>
                <Photo photo={photo} sizes="(max-width: 599px) 100vw, (max-width: 999px) 75vw, 42rem" />
              </div>
            </div>
            <h2 className={styles.name}>
              <SiteLink href={href} className={styles.link}>
                {heading}
              </SiteLink>
            </h2>
            <p className={styles.text}>{text}</p>
            <p className={styles.enter} aria-hidden="true">
              {enter}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
