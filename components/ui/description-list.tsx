import type { ReactNode } from 'react';

interface DescriptionListProps {
  readonly list: readonly { readonly label: ReactNode; readonly value: ReactNode }[];
  readonly className?: string;
}

/** A list of labels and values. The component that shows it decides how it looks. */
export function DescriptionList({ list, className }: DescriptionListProps) {
  return (
    <dl className={className}>
      {list.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
