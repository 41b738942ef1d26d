import type { FoodMenuCategory } from '@/content/model/food-menu';
import type { FoodMenuContent } from '@/content/model/restaurant';
import { Icon } from '../ui/icon/icon';
import styles from './food-menu-filter.module.css';

interface FoodMenuFilterProps extends Pick<FoodMenuContent, 'filterLabel' | 'showAll' | 'categories'> {
  /** The category that is shown; null for all. */
  readonly active: FoodMenuCategory | null;
  readonly onChange: (category: FoodMenuCategory | null) => void;
}

/** A button for each category; the one that is pressed shows all again. */
export function FoodMenuFilter({ filterLabel, showAll, categories, active, onChange }: FoodMenuFilterProps) {
  return (
    <div className={styles.filters} role="group" aria-label={filterLabel}>
      {categories.map(({ id, label }) => {
        const isActive = active === id;
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isActive}
            title={isActive ? showAll : undefined}
            onClick={() => onChange(isActive ? null : id)}
          >
            <span>{label}</span>
            {isActive && <Icon name="close" size={16} />}
          </button>
        );
      })}
    </div>
  );
}
