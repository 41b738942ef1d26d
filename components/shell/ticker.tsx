import styles from './ticker.module.css';

interface TickerProps {
  readonly messages: readonly string[];
  /** The e-mail address, which follows the messages. */
  readonly email: string;
}

/** Messages that move along. */
export function Ticker({ messages, email }: TickerProps) {
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
