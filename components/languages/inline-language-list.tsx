import styles from './inline-language-list.module.css';
import { LanguageLinks } from './language-links';
import type { LanguageMenuProps } from './language-menu';

/** The languages in a row, where there is room for it or another menu is already open. */
export function InlineLanguageList({
  brandOrUnbranded: { href, homes, language, labels },
}: LanguageMenuProps) {
  return (
    <ul className={styles.row} aria-label={labels.languages}>
      <LanguageLinks href={href} homes={homes} current={language.code} />
    </ul>
  );
}
