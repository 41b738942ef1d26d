import type { CustomFieldControlProps } from '@sveltia/cms';
import { getValueAt } from '@/content/fields/schema-tree';
import type { Entry } from '../shared/sveltia-entry';
import { getContentInMemory } from './content-in-memory';
import { COPIED_FROM_KEY, getLabelsOfFieldsKeptInCopy } from './duplicate-list-item';
import { findIssuesInEntry } from './entry-issues';
import type { FormIssue } from './form-issues';
import { findHiddenRoomWarnings } from './hidden-room-warnings';
import { isReportedByControl, showIssuesOfSveltiaFields } from './show-issues-of-sveltia-fields';
import {
  ValidatingControl,
  VALIDATION_DELAY_MS,
  toSveltiaEntry,
  type ValidationResult,
} from './validating-control';

const describe = ({ labels, message, isMissing }: FormIssue) =>
  `${labels.join(', ')}: ${isMissing ? 'not filled in yet' : message}`;

/** Returns an error for issues that no rendered control reports. */
function formatVerdict(issues: readonly FormIssue[]): ValidationResult {
  const message = 'Nothing has been saved yet: see the list.';
  return issues.every(isReportedByControl) || { error: { message } };
}

/** Lists all issues of a form, and prevents saving until they are fixed. */
export class ValidationSummaryControl extends ValidatingControl<{ readonly issues: readonly FormIssue[] }> {
  override state = { issues: [] as readonly FormIssue[] };
  #timer?: ReturnType<typeof setTimeout>;
  /** Sveltia renders fields lazily, when they are scrolled near or opened. */
  readonly #drawn = new MutationObserver(() => showIssuesOfSveltiaFields(this.state.issues));

  async isValid(value: unknown): Promise<ValidationResult> {
    const entry = await this.latestEntry(value);
    return this.report(formatVerdict(entry ? findIssuesInEntry(entry) : []));
  }

  #check = () => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const entry = toSveltiaEntry(this.props.entry);
      if (!entry) return;
      const issues = findIssuesInEntry(entry);
      if (JSON.stringify(issues) !== JSON.stringify(this.state.issues)) this.setState({ issues });
      // a new value makes Sveltia validate again; it is not saved
      if (this.hasChanged(formatVerdict(issues))) this.props.onChange(String(Date.now()));
    }, VALIDATION_DELAY_MS);
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
    const warnings = warningsOn(toSveltiaEntry(this.props.entry));
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
  return entry && content ? [...findCopiedEntries(entry), ...findHiddenRoomWarnings(entry, content)] : [];
}

/** Asks the owner to look through what was copied with an entry. */
const findCopiedEntries = (entry: Entry): readonly string[] =>
  Object.values(entry.data)
    .flatMap((value) => (Array.isArray(value) ? (value as readonly unknown[]) : []))
    .flatMap((item) => {
      const from = getValueAt(item, [COPIED_FROM_KEY]);
      return from
        ? [`Copied from “${from}”: ${getLabelsOfFieldsKeptInCopy(item).join(', ')}. Look through them.`]
        : [];
    });
