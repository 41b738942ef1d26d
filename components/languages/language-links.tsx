'use client';

import { usePathname } from 'next/navigation';
import type { LocalizedHomeLinks } from '@/content/i18n/localized-home-links';
import { getLocalizedPath, normalizePathname } from '@/lib/site-path';

type LanguageLinksProps = Pick<LocalizedHomeLinks, 'href' | 'homes'> & {
  /** Code of the language of the page. */
  readonly current: string;
};

/**
 * Links to this page in every language, each labelled in that language. A client component, because layouts do not know
 * their page.
 */
export function LanguageLinks({ href: home, homes, current }: LanguageLinksProps) {
  const path = normalizePathname(usePathname());
  return homes.map(({ code, name, href }) => (
    <li key={code}>
      <a
        href={getLocalizedPath(path, home, href)}
        hrefLang={code}
        lang={code}
        translate="no"
        data-language={code}
        aria-current={code === current ? 'true' : undefined}
      >
        {name}
      </a>
    </li>
  ));
}
