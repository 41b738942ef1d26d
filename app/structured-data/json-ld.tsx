import type { Thing } from 'schema-dts';
import type { LodgingRoom } from './lodging';

/** What a page says to search engines, in their words. It must say nothing that the page does not show. */
export function JsonLd({ graph }: { readonly graph: readonly (Thing | LodgingRoom)[] }) {
  const data = { '@context': 'https://schema.org', '@graph': graph };
  return (
    <script
      type="application/ld+json"
      // a "<" in a text must not end the element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
