import type { Brand } from '@/content/model';
import { LanguageMenuButton } from '../languages/language-menu';
import { MotionToggle } from './preference-toggles';
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

interface TickerProps {
  readonly messages: readonly string[];
  /** The e-mail address, which follows the messages. */
  readonly email: string;
}

/** Messages that move along. */
function Ticker({ messages, email }: TickerProps) {
  return (
    <div className={styles.tickerWindow}>
      <ul className={styles.ticker}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
    </div>
  );
}
