import type { Thing } from 'schema-dts';
import { stringifyForScript } from '@/lib/stringify-for-script';
import type { RoomJsonLd } from './lodging';

/** Structured data of a page. It may only state what the page shows. */
export function JsonLd({ graph }: { readonly graph: readonly (Thing | RoomJsonLd)[] }) {
  const data = { '@context': 'https://schema.org', '@graph': graph };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: stringifyForScript(data) }} />;
}
