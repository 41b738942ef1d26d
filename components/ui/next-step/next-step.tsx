import type { NextStep as NextStepContent } from '@/content/types';
import { ButtonLink } from '../button/button';
import { KangaBorder } from '../kanga-border/kanga-border';
import { Section } from '../section/section';
import styles from './next-step.module.css';

/** How a page ends: the next sensible thing to do. */
export function NextStep({ heading, text, links }: NextStepContent) {
  return (
    <>
      <KangaBorder />
      <Section tone="tint">
        <div className={styles.step}>
          <div>
            <h2>{heading}</h2>
            <p className={styles.text}>{text}</p>
          </div>
          <div className={styles.links}>
            {links.map(({ label, href }, index) => (
              <ButtonLink key={label} href={href} look={index === 0 ? 'strong' : 'quiet'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </Section>
    </>
  );
}
