'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Link } from '@/content/types';
import { SiteLink } from '../ui/links';
import styles from './header.module.css';

/** Id of what the open menu makes inert: everything but the header. */
export const PAGE_BEHIND_MENU_ID = 'page';

const MENU_ID = 'site-menu';

/** From this width on the links stand in a row; the style sheet says the same. */
const ROW_OF_LINKS = '(width >= 1100px)';

interface SiteMenuProps {
  readonly label: string;
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly items: readonly Link[];
  /** What stands below the links in the opened menu. */
  readonly children: ReactNode;
}

/**
 * The seven links: a row on wide screens, a popover behind a button below. The popover itself is the platform's,
 * so it opens, closes with Escape and gives the focus back without our code.
 */
export function SiteMenu({ label, openLabel, closeLabel, items, children }: SiteMenuProps) {
  const pathname = usePathname();
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  function close() {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }

  useEffect(() => {
    const popover = menu.current;
    const behind = document.getElementById(PAGE_BEHIND_MENU_ID);
    function follow(event: ToggleEvent) {
      const isOpen = event.newState === 'open';
      setOpen(isOpen);
      behind?.toggleAttribute('inert', isOpen);
    }
    const wide = window.matchMedia(ROW_OF_LINKS);
    popover?.addEventListener('toggle', follow);
    wide.addEventListener('change', close);
    return () => {
      popover?.removeEventListener('toggle', follow);
      wide.removeEventListener('change', close);
      behind?.removeAttribute('inert');
    };
  }, []);

  useEffect(close, [pathname]);

  return (
    <>
      <nav ref={menu} id={MENU_ID} popover="auto" aria-label={label} className={styles.menu}>
        <ul className={styles.links}>
          {items.map((item) => (
            <li key={item.href}>
              <SiteLink
                href={item.href}
                aria-current={isCurrent(pathname, item.href, items) ? 'page' : undefined}
                onClick={close}
              >
                {item.label}
              </SiteLink>
            </li>
          ))}
        </ul>
        {/* only while it is open: the header of a house leads into that house (BRD-02) */}
        {open && children}
      </nav>
      <button
        type="button"
        className={styles.menuButton}
        popoverTarget={MENU_ID}
        data-open={open}
        aria-label={open ? closeLabel : openLabel}
      >
        <span aria-hidden="true" />
      </button>
    </>
  );
}

/** A room's page belongs to the room list; the house's home is current only on itself. */
function isCurrent(pathname: string, href: string, items: readonly Link[]): boolean {
  const path = pathname.replace(/\/$/, '');
  if (path === href) return true;
  const deeper = items.filter((item) => path.startsWith(`${item.href}/`));
  const longest = Math.max(...deeper.map((item) => item.href.length));
  return href.length === longest && href !== items[0]?.href;
}
