import { isRecord } from '@/lib/is-record';
import { isSitePath } from '@/lib/site-path';

/**
 * A value of a published file, with its place. Its methods throw where the value is not as expected, with two lines as
 * in `npm run check`.
 */
export class FetchedJsonReader {
  constructor(
    private readonly value: unknown,
    private readonly file: string,
    private readonly path: readonly string[] = [],
  ) {}

  field(name: string): FetchedJsonReader {
    return new FetchedJsonReader(this.group()[name], this.file, [...this.path, name]);
  }

  /** The fields of a group by their names. */
  fields(): readonly (readonly [name: string, value: FetchedJsonReader])[] {
    return Object.keys(this.group()).map((name) => [name, this.field(name)]);
  }

  list(): readonly FetchedJsonReader[] {
    if (!Array.isArray(this.value) || this.value.length === 0)
      return this.refuse('a list with entries', 'Write them between [ and ].');
    return this.value.map(
      (entry, index) => new FetchedJsonReader(entry, this.file, [...this.path, `${index}`]),
    );
  }

  text(pattern = /\S/, expected = 'a text'): string {
    if (typeof this.value === 'string' && pattern.test(this.value)) return this.value;
    return this.refuse(expected, 'Write it between straight quotes.');
  }

  number(min: number, max: number): number {
    if (typeof this.value === 'number' && min <= this.value && this.value <= max) return this.value;
    return this.refuse(`a number from ${min} to ${max}`, 'Write one without quotes.');
  }

  /**
   * Reads the path of a photo. Photos of other sites are refused, because the Content-Security-Policy of every page
   * blocks them.
   */
  imagePath(): string {
    if (typeof this.value === 'string' && isSitePath(this.value)) return this.value;
    return this.refuse(
      'the path of a picture of this site',
      'Put the picture on the host and write its path, like "/photos/garden-room.webp".',
    );
  }

  /** Reads an optional field; undefined if it is left out, is empty, or cannot be read. The last is logged. */
  optional<Value>(read: (value: FetchedJsonReader) => Value): Value | undefined {
    const { value } = this;
    const isMissing = value === undefined || value === null || (typeof value === 'string' && !value.trim());
    return isMissing ? undefined : this.attempt(read)[0];
  }

  /** Reads the entries of a list that can be read, at least one. The others are left out and logged. */
  readable<Entry>(read: (entry: FetchedJsonReader) => Entry): readonly Entry[] {
    const entries = this.list().flatMap((entry) => entry.attempt(read));
    return entries.length > 0 ? entries : this.refuse('a list of which an entry can be read', 'See above.');
  }

  /** Reads a value into a list; the list is empty if the value cannot be read, which is logged. */
  attempt<Value>(read: (value: FetchedJsonReader) => Value): readonly Value[] {
    try {
      return [read(this)];
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return [];
    }
  }

  private group(): Readonly<Record<string, unknown>> {
    const { value } = this;
    return isRecord(value) ? value : this.refuse('a group of fields', 'Write them between { and }.');
  }

  private refuse(expected: string, remedy: string): never {
    const location = [this.file, this.path.join('.')].filter(Boolean).join(', ');
    const actual = `${JSON.stringify(this.value)}`.slice(0, 80);
    throw new Error(`${location}: ${actual} is not ${expected}.\n  ${remedy}`);
  }
}
