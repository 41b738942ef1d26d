import styles from './brand-cards-intro.module.css';

interface BrandCardsIntroProps {
  readonly heading: string;
  readonly text: string;
}

export function BrandCardsIntro({ heading, text }: BrandCardsIntroProps) {
  return (
    <>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
    </>
  );
}
