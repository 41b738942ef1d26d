import type { HomeContent } from '@/content/model/home';
import styles from './at-a-glance.module.css';

/** The house at a glance: rooms, check-in and check-out, prices. */
export function AtAGlance({ list }: HomeContent['atAGlance']) {
  return (
    <dl className={styles.list}>
      {list.map((detail) => (
        <div key={detail.label}>
          <dt>{detail.label}</dt>
          <dd className="bold">{detail.value}</dd>
        </div>
      ))}
    </dl>
  );
}
