import type { Brand } from '@/content/types';
import { Wordmark } from '../ui/wordmark/wordmark';
import { LoaderVeil } from './loader-veil';
import styles from './loader.module.css';

/** The veil over the first seconds of a visit: translucent, so that the wait shows the place (LDR-01). */
export function Loader({ brand }: { readonly brand: Brand }) {
  return (
    <LoaderVeil>
      <span className={styles.mark} role="status">
        <Wordmark mark={brand.mark} name={brand.name} />
        <span className="visuallyHidden">{brand.words.loading}</span>
      </span>
    </LoaderVeil>
  );
}
