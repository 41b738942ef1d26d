/** `interpolate('from {start}', { start: 'Monday' })` is "from Monday". */
export function interpolate(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
