'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { normalizePathname } from '@/lib/site-path';
import type { LabelledLink } from '@/lib/link-types';
import { StrokeIcon } from '../ui/icon/icon';
import { ClientSideLink } from '../ui/links';
import { BREAKPOINTS } from '../utils/breakpoints';
import { hasModifierKey, useCloseOnBack, useSkippedOverlayEntries } from '../hooks/use-close-on-back';
import styles from './main-menu.module.css';

/** Id of the element that is inert while the menu is open: everything but the header. */
export const INERT_WHILE_MENU_OPEN_ID = 'page';

const MENU_ID = 'main-menu';

interface MainMenuProps {
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly items: readonly LabelledLink[];
  /** Shown below the links in the open menu. */
  readonly children: ReactNode;
  /** The link to book, at the foot of the open menu. */
  readonly booking: ReactNode;
}

/** The navigation links: a row on wide screens, otherwise a native popover behind a menu button. */
export function MainMenu({ openLabel, closeLabel, items, children, booking }: MainMenuProps) {
  const pathname = normalizePathname(usePathname());
  const menu = useRef<HTMLDivElement>(null);
  /** Unknown in the HTML, where browsers report it automatically and the standard allows no `aria-expanded`. */
  const [open, setOpen] = useState<boolean>();

  function close() {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }

  useEffect(() => {
    const popover = menu.current;
    const pageContent = document.getElementById(INERT_WHILE_MENU_OPEN_ID);
    function follow() {
      const isOpen = popover?.matches(':popover-open') ?? false;
      setOpen(isOpen);
      pageContent?.toggleAttribute('inert', isOpen);
    }
    follow(); // the menu may have been opened before hydration
    const wide = window.matchMedia(BREAKPOINTS.wide);
    popover?.addEventListener('toggle', follow);
    wide.addEventListener('change', close);
    return () => {
      popover?.removeEventListener('toggle', follow);
      wide.removeEventListener('change', close);
      pageContent?.removeAttribute('inert');
    };
  }, []);

  // closes the menu when the path changes, not when the page hydrates
  useEffect(() => close, [pathname]);
  useCloseOnBack(open === true, close);
  useSkippedOverlayEntries();

  return (
    <>
      <div ref={menu} id={MENU_ID} popover="auto" className={styles.menu}>
        <ul className={`${styles.links} touchTargets`}>
          {items.map((item) => (
            <li key={item.href}>
              <ClientSideLink
                href={item.href}
                aria-current={isCurrent(pathname, item.href, items) ? 'page' : undefined}
                // the page takes the place of the open menu in the history
                replace={open}
                onClick={(event) => {
                  if (pathname !== item.href) return;
                  // a query is taken away, as by any link
                  if (open && window.location.search === '' && !hasModifierKey(event)) event.preventDefault();
                  close();
                }}
              >
                {item.label}
              </ClientSideLink>
            </li>
          ))}
        </ul>
        {/* rendered only while the menu is open, because every link of the header belongs to this brand (BRD-02) */}
        {open && <div className={`${styles.footer} touchTargets`}>{children}</div>}
        {/* rendered before hydration too; while the menu is closed the header has a link of its own */}
        {open !== false && <p className={styles.booking}>{booking}</p>}
      </div>
      <button
        type="button"
        className={`iconButton tintOnHover ${styles.menuButton}`}
        popoverTarget={MENU_ID}
        aria-expanded={open}
      >
        {/* the style sheet shows the label that is true, also before hydration */}
        <span data-shown="closed">
          <MenuIcon d="M2 5h20M2 12h20M2 19h20" />
          <span className="visuallyHidden">{openLabel}</span>
        </span>
        <span data-shown="open">
          <MenuIcon d="M4 4l16 16M20 4L4 20" />
          <span className="visuallyHidden">{closeLabel}</span>
        </span>
      </button>
    </>
  );
}

function MenuIcon({ d }: { readonly d: string }) {
  return (
    <StrokeIcon strokeWidth="2">
      <path d={d} />
    </StrokeIcon>
  );
}

/** A room page marks the room list as current; the brand home is current only on itself. */
function isCurrent(path: string, href: string, items: readonly LabelledLink[]): boolean {
  if (path === href) return true;
  const deeper = items.filter((item) => path.startsWith(`${item.href}/`));
  const longest = Math.max(...deeper.map((item) => item.href.length));
  return href.length === longest && href !== items[0]?.href;
}
