'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Link } from '@/content/types';
import { InternalLink } from '../ui/links';
import { MEDIA } from '../ui/media';
import styles from './header.module.css';

/** Id of the element that is inert while the menu is open: everything but the header. */
export const PAGE_CONTENT_ID = 'page';

const MENU_ID = 'main-menu';

interface MainMenuProps {
  readonly label: string;
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly items: readonly Link[];
  /** Shown below the links in the open menu. */
  readonly children: ReactNode;
}

/** The navigation links: a row on wide screens, otherwise a native popover behind a menu button. */
export function MainMenu({ label, openLabel, closeLabel, items, children }: MainMenuProps) {
  const pathname = usePathname();
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  function close() {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }

  useEffect(() => {
    const popover = menu.current;
    const pageContent = document.getElementById(PAGE_CONTENT_ID);
    function onToggle(event: ToggleEvent) {
      const isOpen = event.newState === 'open';
      setOpen(isOpen);
      pageContent?.toggleAttribute('inert', isOpen);
    }
    const wide = window.matchMedia(MEDIA.wide);
    popover?.addEventListener('toggle', onToggle);
    wide.addEventListener('change', close);
    return () => {
      popover?.removeEventListener('toggle', onToggle);
      wide.removeEventListener('change', close);
      pageContent?.removeAttribute('inert');
    };
  }, []);

  useEffect(close, [pathname]);

  return (
    <>
      <nav ref={menu} id={MENU_ID} popover="auto" aria-label={label} className={styles.menu}>
        <ul className={styles.links}>
          {items.map((item) => (
            <li key={item.href}>
              <InternalLink
                href={item.href}
                aria-current={isCurrent(pathname, item.href, items) ? 'page' : undefined}
                onClick={close}
              >
                {item.label}
              </InternalLink>
            </li>
          ))}
        </ul>
        {/* only while open: every link of the header belongs to this brand (BRD-02) */}
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

/** A room page marks the room list as current; the brand home is current only on itself. */
function isCurrent(pathname: string, href: string, items: readonly Link[]): boolean {
  const path = pathname.replace(/\/$/, '');
  if (path === href) return true;
  const deeper = items.filter((item) => path.startsWith(`${item.href}/`));
  const longest = Math.max(...deeper.map((item) => item.href.length));
  return href.length === longest && href !== items[0]?.href;
}
