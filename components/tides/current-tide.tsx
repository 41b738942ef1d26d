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
  const sentence = now && formatCurrentTide(tides, now, labels);
  return (
    <p ref={root} className={styles.line}>
      {/* both sentences lie on the same place, so that nothing moves when one takes the place of the other */}
      <span className={styles.sentence} data-longest={findLongestSentence(labels)}>
        <ChangingText>{sentence ?? labels.always}</ChangingText>
      </span>
      <ClientSideLink href={href}>{labels.link}</ClientSideLink>
    </p>
  );
}

/** "The sea is coming in. High water at 17:14, sunset 18:22." */
function formatCurrentTide(
  tides: TideCalculatorState,
  { date, minute }: ZanzibarNow,
  labels: CurrentTideLabels,
): string | undefined {
  const [today, tomorrow] = tides.getDays(date, 2);
  const nextExtreme = today?.extremes.find((extreme) => extreme.minute > minute) ?? tomorrow?.extremes[0];
  if (!today || !tomorrow || !nextExtreme) return undefined;
  return interpolate(nextExtreme.isHigh ? labels.rising : labels.falling, {
    time: formatClockInSentence(nextExtreme.minute, labels.timeFormats),
    sun: formatNextSunEvent(today, tomorrow, minute, labels),
  });
}

/** "sunset 18:22" */
function formatNextSunEvent(today: TideDay, tomorrow: TideDay, minute: number, labels: CurrentTideLabels) {
  const isDay = today.sunrise <= minute && minute < today.sunset;
  const { sunrise } = minute < today.sunrise ? today : tomorrow;
  const time = formatClockInSentence(isDay ? today.sunset : sunrise, labels.timeFormats);
  return interpolate(isDay ? labels.sunset : labels.sunrise, { time });
}

/** The longest of the sentences, with times of the usual length. */
function findLongestSentence(labels: CurrentTideLabels): string {
  const { always, rising, falling, sunset, sunrise, timeFormats } = labels;
  const time = formatClockInSentence(23 * 60 + 59, timeFormats);
  const sentences = [rising, falling].flatMap((sentence) =>
    [sunset, sunrise].map((sun) => interpolate(sentence, { time, sun: interpolate(sun, { time }) })),
  );
  return [always, ...sentences].reduce((longest, sentence) =>
    sentence.length > longest.length ? sentence : longest,
  );
}
