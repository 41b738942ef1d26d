'use client';

import { useEffect, useRef, useState } from 'react';
import { NEAR_VIEWPORT, useInView } from '../hooks/use-in-view';
import styles from './map-frame.module.css';

interface MapFrameProps {
  readonly title: string;
  readonly src: string;
  /** Shown over the map until its host can be reached. */
  readonly address: string;
}

/**
 * Embeds the map of another host, covered by the address until that host responds. The iframe cannot tell: browsers
 * fire `load` for their own error page as well, so the host is requested a second time.
 */
export function MapFrame({ title, src, address }: MapFrameProps) {
  const map = useRef<HTMLDivElement>(null);
  const near = useInView(map, NEAR_VIEWPORT);
  const [reachable, setReachable] = useState(false);

  useEffect(() => {
    if (!near) return;
    const abortController = new AbortController();
    fetch(src, { mode: 'no-cors', credentials: 'omit', signal: abortController.signal }).then(
      () => setReachable(true),
      () => {}, // the address stays over the map
    );
    return () => abortController.abort();
  }, [src, near]);

  return (
    <div ref={map} className={styles.map}>
      <iframe title={title} src={src} loading="lazy" />
      {/* hidden from screen readers, which find the address below the map */}
      {!reachable && (
        <div className={styles.addressCover} aria-hidden="true">
          <p>{address}</p>
        </div>
      )}
    </div>
  );
}
