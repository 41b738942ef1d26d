import type { TideHalf as TideHalfContent } from '@/content/types';
import { Photo } from '../ui/photo/photo';
import { Section, SectionHeading } from '../ui/section/section';
import styles from './tide-half.module.css';
import { WaveEdge } from './wave-edge';

interface TideHalfProps extends TideHalfContent {
  readonly id: string;
  /** What it stands on: the sand, or the water of the lagoon. */
  readonly ground: 'sand' | 'water';
}

/** What there is to do while the water stands as it does, each with its hour. */
export function TideHalf({ id, ground, eyebrow, heading, text, photo, activities }: TideHalfProps) {
  return (
    <div className={styles.band} data-ground={ground}>
      {ground === 'water' && <WaveEdge at="top" />}
      <Section labelledBy={id}>
        <div className={styles.half}>
          <div className={styles.picture}>
            <Photo photo={photo} sizes="(max-width: 899px) 92vw, 45rem" />
          </div>
          <div>
            <SectionHeading id={id} eyebrow={eyebrow} heading={heading} text={text} />
            <ol className={styles.activities}>
              {activities.map(({ name, when, text: words }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p className={styles.when}>{when}</p>
                  <p className={styles.words}>{words}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Section>
      {ground === 'water' && <WaveEdge at="bottom" />}
    </div>
  );
}
