import type { ReactNode } from 'react';

interface DescriptionListProps {
  /** Name and text of each row. */
  readonly list: readonly (readonly [name: ReactNode, text: ReactNode])[];
  readonly className?: string;
}

/** A list of names and texts. The component that shows it decides how it looks. */
export function DescriptionList({ list, className }: DescriptionListProps) {
  return (
    <dl className={className}>
      {list.map(([name, text], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
