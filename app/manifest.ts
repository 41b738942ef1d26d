import type { MetadataRoute } from 'next';
import { getSite } from '@/content';
import { sourceLanguage } from '@/content/i18n/languages';

export const dynamic = 'force-static';

/** Web app manifest: name, icons and colours on a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  const { unbranded } = getSite();
  return {
    name: unbranded.siteType,
    short_name: unbranded.name,
    description: unbranded.landing.description,
    lang: sourceLanguage.locale,
    start_url: '/',
    display: 'browser',
    // --color-background and --color-top-bar of the theme of pages without a brand
    background_color: '#fbf7f0',
    theme_color: '#0f2b33',
    icons: [192, 512].flatMap((size) => [
      { src: `/icons/site-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' },
      {
        src: `/icons/site-maskable-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'maskable',
      },
    ]),
  };
}
