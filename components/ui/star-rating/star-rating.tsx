import styles from './star-rating.module.css';

const MAX_STARS = 5;

interface StarRatingProps {
  readonly rating: number;
  /** Accessible name, such as "4 out of 5 stars". */
  readonly label: string;
}

/** Stars, of which as many are filled as the rating says. */
export function StarRating({ rating, label }: StarRatingProps) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {Array.from({ length: MAX_STARS }, (_, index) => (
        <svg key={index} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path
            fill={index < rating ? 'currentColor' : 'none'}
            d="M10 1.6l2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.2 4.7 18.1l1.1-6L1.4 7.9l6-.8z"
          />
        </svg>
      ))}
    </span>
  );
}
