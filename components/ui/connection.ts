/** What some browsers say about the line (Network Information API). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

function readConnection(): Connection | undefined {
  const { connection }: Navigator & { connection?: Connection } = navigator;
  return connection;
}

export function savesData(): boolean {
  return readConnection()?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Where the browser does not know its line, a page that came quickly tells of a good one. */
const QUICK_LOAD_MS = 4000;

/** Whether the line is neither slow nor paid by the byte, as far as the browser can tell. */
export function isFastUnmetered(): boolean {
  const connection = readConnection();
  if (connection) return connection.effectiveType === '4g' && connection.type !== 'cellular';
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && load.duration < QUICK_LOAD_MS;
}
