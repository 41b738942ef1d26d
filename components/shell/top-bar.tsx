import type { Brand } from '@/content/model';
import { LanguageMenuButton } from '../languages/language-menu';
import { MotionToggle } from './motion-toggle';
import { Ticker } from './ticker';
import styles from './top-bar.module.css';

/** Messages that move along, with the e-mail address, the language and the switch for motion. */
export function TopBar({ brand }: { readonly brand: Brand }) {
  const { header, labels, business } = brand;
  return (
    <div className={styles.topBar}>
      <Ticker messages={header.ticker} email={business.email} />
      <LanguageMenuButton brandOrUnbranded={brand} />
      <MotionToggle
        pauseLabel={labels.pauseMotion}
        resumeLabel={labels.resumeMotion}
        className={styles.motionToggle}
      />
    </div>
  );
}
