import { Fragment } from 'react';
import type { DatedAmount } from '@/content/model/helpers/room-price-text';

interface DateDependentPriceProps {
  readonly amounts: readonly DatedAmount[];
  readonly as: 'strong' | 'span';
}

/** A price that changes on some days; display-period-styles.tsx shows the one of today. */
export function DateDependentPrice({ amounts, as: Element }: DateDependentPriceProps) {
  return amounts.map(({ amount, showDuring, hideDuring }) => (
    <Fragment key={amount}>
      <Element data-show-during={showDuring} data-hide-during={hideDuring}>
        {amount}
      </Element>{' '}
    </Fragment>
  ));
}
