'use client';

import { useEffect, useRef, useState } from 'react';
import type { SeaContent } from '@/content/types';
import { Icon } from '../../ui/icon/icon';
import { useMotionAllowed } from '../../ui/use-motion-allowed';
import styles from './sea.module.css';

/** The film is fetched when it is this close to the screen. */
const NEAR = '300px';

type MovingPictureProps = Pick<SeaContent, 'sources' | 'label' | 'pause' | 'play' | 'unsupported'>;

/** A client leaf because it waits for the visitor to come near, and for leave to move at all. */
export function MovingPicture({ sources, label, pause, play, unsupported }: MovingPictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [near, setNear] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [moving, setMoving] = useState(false);
  const allowed = useMotionAllowed();
  const attached = near && allowed;
  const failed = sources.length === 0;

  useEffect(() => {
    const { current } = video;
    if (!current || savesData()) return;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: NEAR,
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    const { current } = video;
    if (!current || !attached) return;
    if (stopped) {
      current.pause();
      return;
    }
    // refused by a browser that wants to be asked first: the still stays
    current.play().catch(() => {});
    return () => current.pause();
  }, [attached, stopped]);

  return (
    <>
      <video
        ref={video}
        className={styles.film}
        data-moving={moving}
        muted
        loop
        playsInline
        preload="none"
        aria-label={label}
        onPlaying={() => setMoving(true)}
      >
        {attached && sources.map((source) => <source key={source.src} {...source} />)}
        {unsupported}
      </video>
      {moving && allowed && !failed && (
        <button
          type="button"
          className={styles.control}
          aria-label={stopped ? play : pause}
          onClick={() => setStopped(!stopped)}
        >
          <Icon name={stopped ? 'play' : 'pause'} />
        </button>
      )}
    </>
  );
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
