'use client';

import { useEffect, useState, type ReactNode } from 'react';
import type { FoodMenuContent, MenuCategory, MenuEntry } from '@/content/types';
import styles from './menu-cards.module.css';
import { fetchMenu, MENU_FILE } from './menu-file';

interface MenuCardsProps extends Pick<FoodMenuContent, 'filterLabel' | 'categories' | 'placeholder'> {
  /** The menu as it was when the page was built. */
  readonly printed: readonly MenuEntry[];
  /** Pictures in all their formats, by the path that stands in the menu file. */
  readonly pictures: Readonly<Record<string, ReactNode>>;
}

export function MenuCards({ filterLabel, categories, placeholder, printed, pictures }: MenuCardsProps) {
  const [entries, setEntries] = useState(printed);
  const [pressed, setPressed] = useState<MenuCategory | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    fetchMenu(leaving.signal).then(
      (current) => {
        for (const { category } of current) {
          if (!categories.some(({ id }) => id === category)) {
            console.error(`${MENU_FILE}: no filter shows the category "${category}"`);
          }
        }
        setEntries(current);
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) console.error('The menu stays as it was printed:', error);
      },
    );
    return () => leaving.abort();
  }, [categories]);

  const shown = pressed ? entries.filter(({ category }) => category === pressed) : entries;
  const label = (id: string) => categories.find((category) => category.id === id)?.label ?? id;

  return (
    <>
      <div className={styles.filters} role="group" aria-label={filterLabel}>
        {categories.map((category) => (
          <button
            key={category.id}
            type="button"
            aria-pressed={pressed === category.id}
            onClick={() => setPressed(pressed === category.id ? null : category.id)}
          >
            {category.label}
          </button>
        ))}
      </div>
      <p className="visuallyHidden" role="status">
        {pressed && `${label(pressed)}: ${shown.length}`}
      </p>
      <ul className={styles.cards} data-whole={pressed === null}>
        {shown.map(({ category, image, alt }, index) => (
          <li key={`${image} ${index}`} className={styles.card} data-category={category}>
            <div className={styles.picture}>
              {pictures[image] ?? (
                // a picture that the build did not know: no other formats, no known size
                // eslint-disable-next-line @next/next/no-img-element
                <img src={image} alt={alt ?? label(category)} loading="lazy" />
              )}
            </div>
            <p className={styles.name}>{placeholder.name}</p>
            <p className={styles.price}>{placeholder.price}</p>
            <p className={styles.text}>{placeholder.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
