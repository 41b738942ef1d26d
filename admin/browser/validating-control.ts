import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef } from 'react';
import type { Entry } from '../shared/sveltia-entry';

type EntryMap = NonNullable<CustomFieldControlProps['entry']>;

const entries = new WeakMap<EntryMap, Entry>();

export function toSveltiaEntry(map: EntryMap | undefined): Entry | undefined {
  if (!map) return undefined;
  const entry = entries.get(map) ?? (map.toJS() as unknown as Entry);
  entries.set(map, entry);
  return entry;
}

/** How long validation waits for more input. */
export const VALIDATION_DELAY_MS = 150;
const pause = () => new Promise((done) => setTimeout(done, VALIDATION_DELAY_MS));

export type ValidationResult = true | { readonly error: { readonly message: string } };

/**
 * Base class of custom controls, which validates again when the issues of the form change. Controls are classes,
 * because Sveltia calls `isValid()` on the component instance.
 */
export abstract class ValidatingControl<State = object> extends Component<CustomFieldControlProps, State> {
  readonly host = createRef<HTMLDivElement>();

  get keyPath(): string | undefined {
    return this.host.current?.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath;
  }

  #lastVerdict?: string;

  /** Sveltia shows the last result of isValid(). If it changes without input, Sveltia has to validate again. */
  report(verdict: ValidationResult): ValidationResult {
    if (this.hasChanged(verdict)) void this.revalidate();
    this.#lastVerdict = JSON.stringify(verdict);
    return verdict;
  }

  /** Makes Sveltia validate by calling onChange with the current value, unless the value has changed meanwhile. */
  async revalidate(): Promise<void> {
    const { value } = this.props;
    await pause();
    const isOpen = this.host.current !== null;
    if (isOpen && this.props.value === value) this.props.onChange(value);
  }

  hasChanged(verdict: ValidationResult): boolean {
    return this.#lastVerdict !== undefined && this.#lastVerdict !== JSON.stringify(verdict);
  }

  /** isValid() may run before React has rendered the new value: waits until the props are stable. */
  async latestEntry(value: unknown): Promise<Entry | undefined> {
    for (let tries = 0; tries < 20; tries++) {
      const { entry } = this.props;
      await pause();
      if (this.props.entry === entry && this.props.value === value) return toSveltiaEntry(entry);
    }
    return toSveltiaEntry(this.props.entry);
  }
}
