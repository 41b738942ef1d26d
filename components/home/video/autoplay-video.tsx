'use client';

import { useEffect, useRef, useState } from 'react';
import type { VideoContent } from '@/content/model/home';
import { prefersReducedData } from '../../utils/network-information';
import { Icon } from '../../ui/icon/icon';
import { useInView } from '../../hooks/use-in-view';
import { useMotionAllowed } from '../../hooks/use-motion-allowed';
import styles from './video-section.module.css';

/** Distance to the viewport at which the video loads. */
const LOAD_MARGIN = '300px';

type AutoplayVideoProps = Pick<VideoContent, 'sources' | 'label' | 'pause' | 'play' | 'unsupported'>;

/** Loads and plays near the viewport; not under reduced motion or data saver. */
export function AutoplayVideo({ sources, label, pause, play, unsupported }: AutoplayVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const nearViewport = useInView(video, { rootMargin: LOAD_MARGIN });
  const [paused, setPaused] = useState(false);
  const [playing, setPlaying] = useState(false);
  const motionAllowed = useMotionAllowed();
  const mayPlay = nearViewport === true && motionAllowed && !prefersReducedData();

  useEffect(() => {
    const { current } = video;
    if (!current || !mayPlay) return;
    if (paused) {
      current.pause();
      return;
    }
    // autoplay is blocked: the poster stays
    current.play().catch(() => {});
    return () => current.pause();
  }, [mayPlay, paused]);

  return (
    <>
      <video
        ref={video}
        className={styles.video}
        data-playing={playing}
        muted
        loop
        playsInline
        preload="none"
        aria-label={label}
        onPlaying={() => setPlaying(true)}
      >
        {mayPlay && sources.map((source) => <source key={source.src} {...source} />)}
        <span>{unsupported}</span>
      </video>
      {playing && motionAllowed && (
        <button
          type="button"
          className={styles.control}
          aria-label={paused ? play : pause}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
      )}
    </>
  );
}
