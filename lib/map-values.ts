/** An object with the same keys, each with a new value. */
export function mapValues<Source extends object, Value>(
  source: Source,
  change: <Key extends keyof Source & string>(value: Source[Key], key: Key) => Value,
): { readonly [Key in keyof Source]: Value } {
  const entries = Object.entries(source).map(([key, value]) => [
    key,
    change(value, key as keyof Source & string),
  ]);
  // TypeScript does not follow keys through Object.entries
  return Object.fromEntries(entries) as { [Key in keyof Source]: Value };
}
