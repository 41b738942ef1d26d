'use client';

import { useState, type ReactNode } from 'react';
import type { LogoStyle } from '@/content/types';
import { FullPageLink } from '../ui/links';
import styles from './brand-cards.module.css';

interface BrandCardLinksProps {
  readonly cards: readonly {
    readonly id: string;
    readonly href: string;
    readonly logoStyle: LogoStyle;
    readonly content: ReactNode;
  }[];
  readonly highlighted?: string;
}

/**
 * One card starts highlighted. The first hover over any card ends that until the page is reloaded (LND-07, LND-08);
 * touch and keyboard do not (LND-10).
 */
export function BrandCardLinks({ cards, highlighted }: BrandCardLinksProps) {
  const [highlightEnded, setHighlightEnded] = useState(false);
  return cards.map(({ id, href, logoStyle, content }) => (
    <FullPageLink
      key={id}
      href={href}
      className={styles.card}
      data-logo-style={logoStyle}
      data-highlighted={!highlightEnded && id === highlighted}
      onMouseEnter={() => setHighlightEnded(true)}
    >
      {content}
    </FullPageLink>
  ));
}
