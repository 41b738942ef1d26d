import type { CallToActionContent } from '@/content/model/helpers/common-field-groups';
import { ButtonLink } from '../button/button';
import { Section } from '../section/section';
import styles from './call-to-action.module.css';

/** Call to action at the end of a page. */
export function CallToAction({ heading, text, links }: CallToActionContent) {
  return (
    <Section tone="tint" screenOnly>
      <div className={styles.step}>
        <div>
          <h2>{heading}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        {links.length > 0 && (
          <div className={styles.links}>
            {links.map(({ label, href }, index) => (
              <ButtonLink key={label} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
