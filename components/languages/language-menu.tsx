import type { Localized, ShellWords } from '@/content';
import { LanguageLinks } from './language-links';
import styles from './language-menu.module.css';

const LIST_ID = 'languages';

interface LanguageMenuProps {
  /** The brand or the site. */
  readonly of: Localized & { readonly words: ShellWords };
}

/** Opens the list of languages. */
export function LanguageButton({ of: { language, words } }: LanguageMenuProps) {
  return (
    <button type="button" popoverTarget={LIST_ID} className={styles.button}>
      <span className="visuallyHidden">{words.languages} </span>
      {language.name}
    </button>
  );
}

/** The list that LanguageButton opens: a native popover, so that it works without scripts. */
export function LanguageList({ of: { href, homes, language, words } }: LanguageMenuProps) {
  return (
    <nav id={LIST_ID} popover="auto" aria-label={words.languages} className={styles.list}>
      <ul className={styles.menu}>
        <LanguageLinks href={href} homes={homes} current={language.code} />
      </ul>
    </nav>
  );
}

/** The languages in a row, where there is room for it or another menu is already open. */
export function LanguageRow({ of: { href, homes, language, words } }: LanguageMenuProps) {
  return (
    <ul className={styles.row} aria-label={words.languages}>
      <LanguageLinks href={href} homes={homes} current={language.code} />
    </ul>
  );
}
