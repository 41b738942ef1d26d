import type { MetadataRoute } from 'next';
import { family } from '@/content';

export const dynamic = 'force-static';

/** Lagoon night: the ground of the icons, and of the browser's bar around a page that was put on a home screen. */
const GROUND = '#0f2b33';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: family.siteType,
    short_name: family.name,
    description: family.landing.description,
    start_url: '/',
    display: 'browser',
    background_color: GROUND,
    theme_color: GROUND,
    icons: [
      { src: '/icons/fine-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/fine-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/fine-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
