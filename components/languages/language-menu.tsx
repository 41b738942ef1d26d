import type { LocalizedHomeLinks } from '@/content/i18n/localized-home-links';
import type { UiLabels } from '@/content/model/labels';
import { LanguageLinks } from './language-links';
import styles from './language-menu.module.css';

const LIST_ID = 'languages';

export interface LanguageMenuProps {
  readonly brandOrUnbranded: LocalizedHomeLinks & { readonly labels: UiLabels };
}

/** Opens the list of languages. */
export function LanguageMenuButton({ brandOrUnbranded: { language, labels } }: LanguageMenuProps) {
  return (
    <button type="button" popoverTarget={LIST_ID} className={styles.button}>
      <span className="visuallyHidden">{labels.languages} </span>
      {language.name}
    </button>
  );
}

/** The list that LanguageMenuButton opens: a native popover, so that it works without scripts. */
export function LanguageMenuPopover({
  brandOrUnbranded: { href, homes, language, labels },
}: LanguageMenuProps) {
  return (
    <nav id={LIST_ID} popover="auto" aria-label={labels.languages} className={styles.list}>
      <ul className={styles.menu}>
        <LanguageLinks href={href} homes={homes} current={language.code} />
      </ul>
    </nav>
  );
}

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
