'use client';

import type { ReactNode } from 'react';
import { useRoomPictures } from './room-galleries';

interface FollowedBannerProps {
  readonly roomId: number;
  /** Path of the picture below. */
  readonly src: string;
  /** Path of the picture for a room without a banner of its own (BNR-07). */
  readonly withoutOwn: string;
  /** The prerendered picture. */
  readonly children: ReactNode;
}

/** Keeps the prerendered banner for as long as the published file names the same one (BNR-05). */
export function FollowedBanner({ roomId, src, withoutOwn, children }: FollowedBannerProps) {
  const pictures = useRoomPictures(roomId);
  const wanted = pictures ? (pictures.breadcrumbImage ?? withoutOwn) : src;
  // eslint-disable-next-line @next/next/no-img-element -- a picture the build did not know
  return wanted === src ? children : <img src={wanted} alt="" />;
}
