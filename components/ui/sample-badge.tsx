import type { ReactNode } from 'react';

/** Badge for content that is a sample. */
export function SampleBadge({ children }: { readonly children: ReactNode }) {
  return <span className="eyebrow">{children}</span>;
}
