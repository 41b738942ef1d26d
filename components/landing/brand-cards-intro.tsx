import styles from './brand-cards-intro.module.css';

interface WelcomeProps {
  readonly heading: string;
  readonly text: string;
}

export function BrandCardsIntro({ heading, text }: WelcomeProps) {
  return (
    <>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
    </>
  );
}
