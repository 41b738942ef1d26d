import type { Brand } from '@/content/model';
import { Logo } from './logo/logo';
import { LoaderSplashScreen } from './loader-splash-screen';
import styles from './loader.module.css';

/** Full-screen loader of the first seconds; translucent, so that the page shows through. */
export function Loader({ brand }: { readonly brand: Brand }) {
  return (
    <LoaderSplashScreen>
      <span className={styles.logo} role="status">
        <Logo look={brand.look} name={brand.name} />
        <span className="visuallyHidden">{brand.labels.loading}</span>
      </span>
    </LoaderSplashScreen>
  );
}
