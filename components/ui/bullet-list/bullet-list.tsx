import styles from './bullet-list.module.css';

/** A list with small golden dots. */
export function BulletList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
