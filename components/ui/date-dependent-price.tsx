import { Fragment } from 'react';
import type { TextForDisplayPeriod } from '@/content/model/helpers/room-prices';

interface DateDependentPriceProps {
  readonly text: string;
  /** The texts of a price that changes on some days, of which display-period-styles.tsx shows the one of today. */
  readonly textsByPeriod: readonly TextForDisplayPeriod[] | undefined;
  readonly as: 'strong' | 'span';
}

export function DateDependentPrice({ text: anyDay, textsByPeriod, as: Element }: DateDependentPriceProps) {
  if (!textsByPeriod) return <Element>{anyDay}</Element>;
  return textsByPeriod.map(({ text, showDuring, hideDuring }) => (
    <Fragment key={text}>
      <Element data-show-during={showDuring} data-hide-during={hideDuring}>
        {text}
      </Element>{' '}
    </Fragment>
  ));
}
