'use client';

import { useRef } from 'react';
import type { SitePath } from '@/lib/site-path';
import type { CurrentTideLabels } from '@/content/model/tides';
import { interpolate } from '@/lib/interpolate';
import { ChangingText } from '../ui/changing-text';
import { ClientSideLink } from '../ui/links';
import { formatClockInSentence } from './format-tides';
import styles from './current-tide.module.css';
import type { TideDay } from './tide-day';
import { useTideCalculator, type TideCalculatorState } from './use-tide-calculator';
import { useZanzibarNow, type ZanzibarNow } from '../hooks/use-zanzibar-now';

interface CurrentTideProps {
  readonly labels: CurrentTideLabels;
  /** The page of tides. */
  readonly href: SitePath;
}

/** The current tide in a sentence. Until it is known, and without scripts, a sentence that is always true. */
export function CurrentTide({ labels, href }: CurrentTideProps) {
  const root = useRef<HTMLParagraphElement>(null);
  const tides = useTideCalculator(root);
  const now = useZanzibarNow();
  const current = now && formatCurrentTide(tides, now, labels);
  const longest = findLongestTexts(labels);
  return (
    <p ref={root} className={styles.line}>
      {/* the longest text takes the same place, so that nothing moves when one takes the place of another */}
      <span className={styles.text} data-longest={longest.onPhones} data-longest-with-sun={longest.withSun}>
        {/* replaced as a whole: a text of one line in place of one of two would count as moved */}
        <span key={current ? 'current' : 'always'}>
          <ChangingText>{current?.tide ?? labels.always}</ChangingText>
          {current && (
            <span className={styles.sun}>
              {' '}
              <ChangingText>{current.sun}</ChangingText>
            </span>
          )}
        </span>
      </span>
      <ClientSideLink href={href} className={styles.link}>
        <span>{labels.link}</span>
      </ClientSideLink>
    </p>
  );
}

/** "The sea is coming in. High water at 17:14." and "Sunset 18:22.", for which phones have no room in the line. */
function formatCurrentTide(
  tides: TideCalculatorState,
  { date, minute }: ZanzibarNow,
  labels: CurrentTideLabels,
) {
  const [today, tomorrow] = tides.getDays(date, 2);
  const nextExtreme = today?.extremes.find((extreme) => extreme.minute > minute) ?? tomorrow?.extremes[0];
  if (!today || !tomorrow || !nextExtreme) return undefined;
  const time = formatClockInSentence(nextExtreme.minute, labels.timeFormats);
  return {
    tide: interpolate(nextExtreme.isHigh ? labels.rising : labels.falling, { time }),
    sun: formatNextSunEvent(today, tomorrow, minute, labels),
  };
}

/** "Sunset 18:22." */
function formatNextSunEvent(today: TideDay, tomorrow: TideDay, minute: number, labels: CurrentTideLabels) {
  const isDay = today.sunrise <= minute && minute < today.sunset;
  const { sunrise } = minute < today.sunrise ? today : tomorrow;
  const time = formatClockInSentence(isDay ? today.sunset : sunrise, labels.timeFormats);
  return interpolate(isDay ? labels.sunset : labels.sunrise, { time });
}

/** The longest of the texts, with times of the usual length. */
function findLongestTexts({ always, rising, falling, sunset, sunrise, timeFormats }: CurrentTideLabels) {
  const time = formatClockInSentence(23 * 60 + 59, timeFormats);
  const findLongest = (texts: readonly string[]) =>
    texts
      .map((text) => interpolate(text, { time }))
      .reduce((longest, text) => (text.length > longest.length ? text : longest));
  const [tide, sun] = [findLongest([rising, falling]), findLongest([sunset, sunrise])];
  return { onPhones: findLongest([always, tide]), withSun: findLongest([always, `${tide} ${sun}`]) };
}
