/** What some browsers report about the connection (Network Information API). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

function readConnection(): Connection | undefined {
  const { connection }: Navigator & { connection?: Connection } = navigator;
  return connection;
}

export function prefersReducedData(): boolean {
  return readConnection()?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Where the browser reports nothing, a page that has loaded in this time indicates a good connection. */
const QUICK_LOAD_MS = 4000;

/** Whether the connection is neither slow nor metered, as far as the browser can tell. */
export function isFastNonCellularConnection(): boolean {
  const connection = readConnection();
  if (connection) return connection.effectiveType === '4g' && connection.type !== 'cellular';
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && load.duration < QUICK_LOAD_MS;
}
