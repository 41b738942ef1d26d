import type { SampleExtrasContent } from '@/content/model/pricing';
import { Button } from '../ui/button/button';
import { Photo } from '../ui/photo/photo';
import { Section } from '../ui/section/section';
import { BREAKPOINTS } from '../utils/breakpoints';
import styles from './sample-extras.module.css';

const PURCHASE_NOTE_ID = 'purchase-note';

/** Samples, as specified; the button does nothing, and a note explains that (TPR-06). */
export function SampleExtras(extras: SampleExtrasContent) {
  return (
    <Section heading={extras.heading} text={extras.note}>
      <ul className={styles.extras}>
        {extras.items.map(({ text, photo }) => (
          <li key={text} className={styles.extra}>
            <Photo photo={photo} sizes={`${BREAKPOINTS.medium} min(34vw, 27rem), 104vw`} />
            <div className={styles.text}>
              <h3>{extras.title}</h3>
              <p className="accent bold">{extras.price}</p>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {extras.purchase && (
        <div className={styles.purchase}>
          <Button aria-describedby={PURCHASE_NOTE_ID}>{extras.purchase.label}</Button>
          <p id={PURCHASE_NOTE_ID}>{extras.purchase.note}</p>
        </div>
      )}
    </Section>
  );
}
