import styles from './dot-list.module.css';

/** A list with small golden dots. */
export function DotList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
