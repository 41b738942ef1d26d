import styles from './welcome.module.css';

interface WelcomeProps {
  readonly heading: string;
  readonly text: string;
}

/** What the visitor is asked before the doors. */
export function Welcome({ heading, text }: WelcomeProps) {
  return (
    <>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
    </>
  );
}
