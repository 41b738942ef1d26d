import { Fragment } from 'react';
import type { TextForDisplayPeriod } from '@/content/model/helpers/room-prices';

interface DateDependentPriceProps {
  readonly texts: readonly TextForDisplayPeriod[];
  readonly as: 'strong' | 'span';
}

/** A price that changes on some days; display-period-styles.tsx shows the one of today. */
export function DateDependentPrice({ texts, as: Element }: DateDependentPriceProps) {
  return texts.map(({ text, showDuring, hideDuring }) => (
    <Fragment key={text}>
      <Element data-show-during={showDuring} data-hide-during={hideDuring}>
        {text}
      </Element>{' '}
    </Fragment>
  ));
}
