'use client';

import type { ReactNode } from 'react';
import { useFetchedRoomPhotos } from './use-fetched-room-photos';

interface FetchedRoomBannerProps {
  readonly roomId: number;
  /** Path of the prerendered photo. */
  readonly prerenderedSrc: string;
  /** Path for a room without a banner of its own (BNR-07). */
  readonly defaultSrc: string;
  /** The prerendered photo. */
  readonly children: ReactNode;
}

/** The prerendered banner, until the published file names another one (BNR-05). */
export function FetchedRoomBanner({ roomId, prerenderedSrc, defaultSrc, children }: FetchedRoomBannerProps) {
  const published = useFetchedRoomPhotos(roomId);
  const currentSrc = published ? (published.breadcrumbImage ?? defaultSrc) : prerenderedSrc;
  // eslint-disable-next-line @next/next/no-img-element -- not known at build time
  return currentSrc === prerenderedSrc ? children : <img src={currentSrc} alt="" />;
}
