/**
 * Fields of forms that refuse what `npm run check` would refuse. Each is a field of Sveltia with the rules of the model
 * behind it; the rules see the whole form and the other files.
 */
import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef, type ComponentType } from 'react';
import { isEmptyValue } from '@/content/fields/is-empty-value';
import { valueAt } from '@/content/fields/value-at';
import { getContentInMemory } from './content-in-memory';
import { COPIED_FROM_KEY, labelsOfCopiedFields } from './duplicate-list-item';
import { issuesOfEntry } from './entry-issues';
import type { FormIssue } from './form-issues';
import { hiddenRoomWarnings } from './hidden-room-warnings';
import { choicesFor, type Choice } from './reference-options';
import { isReportedByControl, showIssuesOfSveltiaFields } from './show-issues-of-sveltia-fields';
import type { Entry } from './sveltia-entry';

type EntryMap = NonNullable<CustomFieldControlProps['entry']>;

const entries = new WeakMap<EntryMap, Entry>();

function readEntry(map: EntryMap | undefined): Entry | undefined {
  if (!map) return undefined;
  const entry = entries.get(map) ?? (map.toJS() as unknown as Entry);
  entries.set(map, entry);
  return entry;
}

/** A form is checked when nobody has typed for a moment. */
const PAUSE_MS = 150;
const pause = () => new Promise((done) => setTimeout(done, PAUSE_MS));

type Verdict = true | { readonly error: { readonly message: string } };

/**
 * Base class of the controls: it knows the form that a control is in and validates again when the issues change. Sveltia
 * calls `isValid()` on the component instance, so controls are classes.
 */
abstract class CheckedControl<State = object> extends Component<CustomFieldControlProps, State> {
  readonly host = createRef<HTMLDivElement>();

  get keyPath(): string | undefined {
    return this.host.current?.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath;
  }

  #lastVerdict?: string;

  /** Sveltia shows the last verdict of isValid(). When it changes without input, Sveltia is made to validate again. */
  report(verdict: Verdict): Verdict {
    if (this.hasChanged(verdict)) void this.revalidate();
    this.#lastVerdict = JSON.stringify(verdict);
    return verdict;
  }

  /** Passes the present value to onChange, which makes Sveltia validate; not needed if another has been typed meanwhile. */
  async revalidate(): Promise<void> {
    const { value } = this.props;
    await pause();
    const isOpen = this.host.current !== null;
    if (isOpen && this.props.value === value) this.props.onChange(value);
  }

  hasChanged(verdict: Verdict): boolean {
    return this.#lastVerdict !== undefined && this.#lastVerdict !== JSON.stringify(verdict);
  }

  /** isValid() may run before React has rendered the new value: waits until the props are stable. */
  async latestEntry(value: unknown): Promise<Entry | undefined> {
    for (let tries = 0; tries < 20; tries++) {
      const { entry } = this.props;
      await pause();
      if (this.props.entry === entry && this.props.value === value) return readEntry(entry);
    }
    return readEntry(this.props.entry);
  }
}

const createCheckedControl = (name: string) =>
  class extends CheckedControl {
    async isValid(value: unknown): Promise<Verdict> {
      const entry = await this.latestEntry(value);
      const issues = entry ? issuesOfEntry(entry).filter(({ keyPath }) => keyPath === this.keyPath) : [];
      const message = issues.map((issue) => issue.message).join(' ');
      // Sveltia itself reports an empty required field
      return this.report(message === '' || isEmptyValue(value) || { error: { message } });
    }

    #field?: { readonly choices: string; readonly config: object };

    /**
     * The configuration of the field: the same object as long as nothing has changed, so that the field does not render
     * again.
     */
    get config(): object {
      const { field, entry } = this.props;
      const reference = field.get('reference');
      const options = reference
        ? choicesFor(String(reference), readEntry(entry), getContentInMemory())
        : undefined;
      const choices = JSON.stringify(options);
      if (!this.#field || this.#field.choices !== choices)
        this.#field = {
          choices,
          config: { ...field.toJS(), ...(options && withCurrent(options, this.props.value)) },
        };
      return this.#field.config;
    }

    override render() {
      const Control = CMS.getFieldType(name)?.control as ComponentType<
        Omit<CustomFieldControlProps, 'field'> & { readonly field: object }
      >;
      return (
        <div ref={this.host} role="none">
          <Control {...this.props} field={this.config} />
        </div>
      );
    }
  };

/** Keeps a value that no longer exists among the options, so that the owner sees it. */
function withCurrent(options: readonly Choice[], value: unknown) {
  const current = isEmptyValue(value) ? '' : String(value);
  const isKnown = current === '' || options.some((option) => option.value === current);
  return {
    options: isKnown ? options : [...options, { label: `${current} (no longer there)`, value: current }],
  };
}

const describe = ({ labels, message, isMissing }: FormIssue) =>
  `${labels.join(', ')}: ${isMissing ? 'not filled in yet' : message}`;

/** The summary refuses what no control on the screen reports. */
function verdictOf(issues: readonly FormIssue[]): Verdict {
  const message = 'Nothing has been saved yet: see the list.';
  return issues.every(isReportedByControl) || { error: { message } };
}

/** Lists what is missing or wrong in the whole form, and refuses to save it until that is corrected. */
class ValidationSummaryControl extends CheckedControl<{ readonly issues: readonly FormIssue[] }> {
  override state = { issues: [] as readonly FormIssue[] };
  #timer?: ReturnType<typeof setTimeout>;
  /** Sveltia renders fields when they are scrolled near or opened. */
  readonly #drawn = new MutationObserver(() => showIssuesOfSveltiaFields(this.state.issues));

  async isValid(value: unknown): Promise<Verdict> {
    const entry = await this.latestEntry(value);
    return this.report(verdictOf(entry ? issuesOfEntry(entry) : []));
  }

  #check = () => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const entry = readEntry(this.props.entry);
      if (!entry) return;
      const issues = issuesOfEntry(entry);
      if (JSON.stringify(issues) !== JSON.stringify(this.state.issues)) this.setState({ issues });
      // another value, which is saved in no file, makes Sveltia validate again
      if (this.hasChanged(verdictOf(issues))) this.props.onChange(String(Date.now()));
    }, PAUSE_MS);
  };

  override componentDidMount() {
    this.#check();
    this.#drawn.observe(document.body, { childList: true, subtree: true });
  }

  override componentDidUpdate({ entry }: CustomFieldControlProps) {
    if (entry !== this.props.entry) this.#check();
    showIssuesOfSveltiaFields(this.state.issues);
  }

  override componentWillUnmount() {
    clearTimeout(this.#timer);
    this.#drawn.disconnect();
  }

  override render() {
    const { issues } = this.state;
    const warnings = warningsOn(readEntry(this.props.entry));
    return (
      <div ref={this.host} role="status">
        {issues.length === 0 && 'Yes: nothing is missing.'}
        <ul className="validationSummary">
          {[...issues.map(describe), ...warnings].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    );
  }
}

function warningsOn(entry: Entry | undefined): readonly string[] {
  const content = getContentInMemory();
  return entry && content ? [...copiedEntries(entry), ...hiddenRoomWarnings(entry, content)] : [];
}

/** Asks the owner to look through what was copied with an entry. */
const copiedEntries = (entry: Entry): readonly string[] =>
  Object.values(entry.data)
    .flatMap((value) => (Array.isArray(value) ? (value as readonly unknown[]) : []))
    .flatMap((item) => {
      const from = valueAt(item, [COPIED_FROM_KEY]);
      return from
        ? [`Copied from “${from}”: ${labelsOfCopiedFields(item).join(', ')}. Look through them.`]
        : [];
    });

/** Registers the controls; called before the editor starts. */
export function registerValidatingControls(): void {
  CMS.registerFieldType('checked-string', createCheckedControl('string'));
  CMS.registerFieldType('checked-text', createCheckedControl('text'));
  CMS.registerFieldType('checked-date', createCheckedControl('datetime'));
  CMS.registerFieldType('reference', createCheckedControl('select'));
  CMS.registerFieldType('validationSummary', ValidationSummaryControl);
}
