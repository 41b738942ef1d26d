import type { Brand } from '@/content/model';
import { LanguageMenuButton } from '../languages/language-menu';
import { MotionToggle } from './motion-toggle';
import styles from './top-bar.module.css';

/** Messages that move along, with the e-mail address, the language and the switch for motion. */
export function TopBar({ brand }: { readonly brand: Brand }) {
  const { header, labels, business } = brand;
  return (
    <div className={styles.topBar}>
      <div className={styles.tickerWindow}>
        <ul className={styles.ticker}>
          {header.ticker.map((message) => (
            <li key={message}>{message}</li>
          ))}
          <li>
            <a href={`mailto:${business.email}`}>{business.email}</a>
          </li>
        </ul>
      </div>
      <LanguageMenuButton owner={brand} />
      <MotionToggle
        pauseLabel={labels.pauseMotion}
        resumeLabel={labels.resumeMotion}
        className={styles.motionToggle}
      />
    </div>
  );
}
