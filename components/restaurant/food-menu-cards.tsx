'use client';

import { useEffect, useState, type ReactNode } from 'react';
import type { FoodMenuCategory, FoodMenuJsonEntry } from '@/content/model/food-menu';
import type { FoodMenuContent } from '@/content/model/restaurant';
import { useFetchedJson, isBlank, isPicturePath } from '../utils/data-file';
import { ChangingText } from '../ui/changing-text';
import { Icon } from '../ui/icon/icon';
import { isRecord } from '@/lib/is-record';
import styles from './food-menu-cards.module.css';

interface FoodMenuCardsProps extends Pick<
  FoodMenuContent,
  'file' | 'filterLabel' | 'showAll' | 'categories' | 'fallbackTexts'
> {
  /** The menu at build time. */
  readonly prerendered: readonly FoodMenuJsonEntry[];
  /** Prerendered photos by their path in the menu file. */
  readonly photos: Readonly<Record<string, ReactNode>>;
}

export function FoodMenuCards(props: FoodMenuCardsProps) {
  const { file, filterLabel, showAll, categories, fallbackTexts, prerendered, photos } = props;
  const fetched = useFetchedJson(file, parseFetchedFoodMenu);
  const entries = fetched ?? prerendered;
  const [selectedCategory, setSelectedCategory] = useState<FoodMenuCategory | null>(null);

  useEffect(() => {
    for (const { category } of fetched ?? []) {
      if (!categories.some(({ id }) => id === category)) {
        console.error(`${file}: no filter shows the category "${category}"`);
      }
    }
  }, [fetched, file, categories]);

  const shownEntries = selectedCategory
    ? entries.filter(({ category }) => category === selectedCategory)
    : entries;
  const getLabel = (id: string) => categories.find((category) => category.id === id)?.label ?? id;

  return (
    <>
      <FoodMenuFilter
        filterLabel={filterLabel}
        showAll={showAll}
        categories={categories}
        selected={selectedCategory}
        onChange={setSelectedCategory}
      />
      <p className="visuallyHidden" role="status">
        <ChangingText>
          {selectedCategory && `${getLabel(selectedCategory)} (${shownEntries.length})`}
        </ChangingText>
      </p>
      <ul className={styles.cards} data-unfiltered={selectedCategory === null}>
        {shownEntries.map(({ category, image, alt, ...dish }, index) => (
          <li key={`${image} ${index}`} className={styles.card} data-category={category}>
            <div className={`${styles.photo} filledBox`}>
              {photos[image] ?? (
                // not known at build time: no variants, no size
                // eslint-disable-next-line @next/next/no-img-element
                <img src={image} alt={alt ?? getLabel(category)} loading="lazy" />
              )}
            </div>
            <p className={styles.name}>
              <ChangingText>{dish.name ?? fallbackTexts.name}</ChangingText>
            </p>
            <p className={styles.price}>
              <ChangingText>{dish.price ?? fallbackTexts.price}</ChangingText>
            </p>
            <p className={styles.text}>
              <ChangingText>{dish.text ?? fallbackTexts.text}</ChangingText>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

interface FoodMenuFilterProps extends Pick<FoodMenuContent, 'filterLabel' | 'showAll' | 'categories'> {
  /** The category that is shown; null for all. */
  readonly selected: FoodMenuCategory | null;
  readonly onChange: (category: FoodMenuCategory | null) => void;
}

/** A button for each category; the one that is pressed shows all again. */
function FoodMenuFilter({ filterLabel, showAll, categories, selected, onChange }: FoodMenuFilterProps) {
  return (
    <div className={styles.filters} role="group" aria-label={filterLabel}>
      {categories.map(({ id, label }) => {
        const isSelected = selected === id;
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isSelected}
            title={isSelected ? showAll : undefined}
            onClick={() => onChange(isSelected ? null : id)}
          >
            <span>{label}</span>
            {isSelected && <Icon name="close" size={16} />}
          </button>
        );
      })}
    </div>
  );
}

/**
 * The dishes of the fetched menu that can be read.
 * @throws when there is none
 */
function parseFetchedFoodMenu(json: unknown, file: string): readonly FoodMenuJsonEntry[] {
  const list: readonly unknown[] = Array.isArray(json) ? json : [];
  const dishes = list.flatMap((dish, index) => parseDish(dish, file, `${index}`));
  if (dishes.length === 0) throw new Error(`${file}: it has no dish that can be read.`);
  return dishes;
}

/** A list of the dish, or an empty one. */
function parseDish(dish: unknown, file: string, field: string): readonly FoodMenuJsonEntry[] {
  const { category, image, ...texts } = isRecord(dish) ? dish : {};
  if (!isPicturePath(image, file, `${field}.image`)) return [];
  if (typeof category !== 'string' || isBlank(category)) {
    console.error(`${file}, ${field}.category: ${JSON.stringify(category)} is not a category.`);
    return [];
  }
  const readText = (name: 'alt' | 'name' | 'price' | 'text') => {
    const { [name]: text } = texts;
    if (isBlank(text)) return undefined;
    if (typeof text === 'string') return text;
    console.error(`${file}, ${field}.${name}: ${JSON.stringify(text)} is not a text.`);
    return undefined;
  };
  return [
    {
      category,
      image,
      alt: readText('alt'),
      name: readText('name'),
      price: readText('price'),
      text: readText('text'),
    },
  ];
}
