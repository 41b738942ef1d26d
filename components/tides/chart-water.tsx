import styles from './chart-water.module.css';

interface ChartWaterProps {
  /** Path of its surface, as long as the chart is wide. */
  readonly surface: string;
  /** The lower edge of the chart. */
  readonly bottom?: number;
}

/** The sea in a chart. */
export function ChartWater({ surface, bottom = 100 }: ChartWaterProps) {
  return (
    <>
      <path className={styles.water} d={`${surface}V${bottom}H0Z`} />
      <path className={styles.surface} d={surface} />
    </>
  );
}
