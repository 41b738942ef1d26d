import styles from './tag-list.module.css';

interface TagListProps {
  readonly tags: readonly string[];
  readonly className?: string;
}

export function TagList({ tags, className = '' }: TagListProps) {
  return (
    <ul className={`${styles.tags} ${className}`}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
