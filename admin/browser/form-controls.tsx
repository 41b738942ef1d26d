/**
 * The fields that are ours, in Sveltia's interface for custom field types. They are classes, because Sveltia brings a
 * React of its own, for which our hooks do not work.
 */
import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { Component, type ComponentType } from 'react';
import { getValueAt, isEmptyValue } from '@/content/fields/schema-tree';
import { getNextRoomNumber, getReferenceOptions, type SelectOption } from '../shared/reference-options';
import { toPathPattern } from '../shared/sveltia-entry';
import { findIssuesInEntry, getContent, toEntry } from './editor-content';
import { describeIssue, type FormIssue } from './form-issues';
import { findFormWarnings } from './form-warnings';

/** How long a check waits for more input. */
const VALIDATION_DELAY_MS = 150;

/** A control that knows the issues of the form. A format refuses them when the form is saved. */
export abstract class FormControl extends Component<
  CustomFieldControlProps,
  { issues: readonly FormIssue[] }
> {
  override state = { issues: [] as readonly FormIssue[] };
  #timer?: ReturnType<typeof setTimeout>;

  /** The issues that it shows. */
  abstract selectIssues(issues: readonly FormIssue[]): readonly FormIssue[];

  #check() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const entry = toEntry(this.props.entry);
      const issues = entry ? this.selectIssues(findIssuesInEntry(entry)) : [];
      if (JSON.stringify(issues) !== JSON.stringify(this.state.issues)) this.setState({ issues });
    }, VALIDATION_DELAY_MS);
  }

  override componentDidMount() {
    this.#check();
  }

  override componentDidUpdate({ entry }: CustomFieldControlProps) {
    if (entry !== this.props.entry) this.#check();
  }

  override componentWillUnmount() {
    clearTimeout(this.#timer);
  }
}

/**
 * Returns a field of Sveltia with the issues of its value below it.
 * @param fieldType the name of a field type of Sveltia: "string"
 */
export const createCheckedControl = (fieldType: string) =>
  class extends FormControl {
    // A control does not learn which entry of a list it is in. Where two entries have the same wrong value, both say so.
    override selectIssues(issues: readonly FormIssue[]) {
      const { value, field, entry } = this.props;
      // Sveltia itself reports an empty required field
      if (isEmptyValue(value)) return [];
      return issues.filter(
        ({ keyPath }) =>
          keyPath !== undefined &&
          toPathPattern(keyPath) === field.get('path') &&
          getValueAt(toEntry(entry)?.data, keyPath.split('.')) === value,
      );
    }

    override componentDidMount() {
      super.componentDidMount();
      const suggestion = this.getSuggestion();
      if (suggestion !== undefined && isEmptyValue(this.props.value)) this.props.onChange(suggestion);
    }

    getSuggestion(): string | undefined {
      const [entry, content] = [toEntry(this.props.entry), getContent()];
      return this.props.field.get('suggestion') && entry && content
        ? String(getNextRoomNumber(entry, content))
        : undefined;
    }

    getConfig(): object {
      const { field, value, entry } = this.props;
      const reference = field.get('reference');
      if (!reference) return field;
      const options = getReferenceOptions(String(reference), toEntry(entry), getContent(), value);
      return { ...field.toJS(), options: withCurrent(options, value) };
    }

    override render() {
      const Control = CMS.getFieldType(fieldType)?.control as ComponentType<
        Omit<CustomFieldControlProps, 'field'> & { readonly field: object; readonly invalid: boolean }
      >;
      const { issues } = this.state;
      const suggestion = issues.length > 0 ? this.getSuggestion() : undefined;
      return (
        <>
          <Control {...this.props} field={this.getConfig()} invalid={issues.length > 0} />
          {issues.map(({ message }) => (
            <p key={message} role="alert" className="issue">
              {message}
            </p>
          ))}
          {suggestion && <p>The next free one is {suggestion}.</p>}
        </>
      );
    }
  };

/** Keeps a value that no longer exists among the options, so that the owner sees it. */
export function withCurrent(options: readonly SelectOption[], value: unknown): readonly SelectOption[] {
  const current = isEmptyValue(value) ? '' : String(value);
  if (current === '' || options.some((option) => option.value === current)) return options;
  return [...options, { label: `${current} (no longer there)`, value: current }];
}

/** "Ready to be published?": lists all issues of a form. */
export class ValidationSummaryControl extends FormControl {
  override selectIssues(issues: readonly FormIssue[]) {
    return issues;
  }

  override render() {
    const { issues } = this.state;
    const [entry, content, runs] = [toEntry(this.props.entry), getContent(), this.props.field.get('runs')];
    const lines = [
      ...issues.map((issue) =>
        describeIssue(issue.isMissing ? { ...issue, message: 'not filled in yet' } : issue),
      ),
      ...(entry && content ? findFormWarnings(entry, content) : []),
    ];
    return (
      <>
        <div role="status">
          {issues.length === 0 && 'Yes: nothing is missing.'}
          <ul className="validationSummary">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        {runs && (
          <a href={String(runs)} target="_blank" rel="noreferrer">
            Is it published?
          </a>
        )}
      </>
    );
  }
}

/** Call it before `CMS.init()`. */
export function registerFormControls(): void {
  CMS.registerFieldType('validating-string', createCheckedControl('string'));
  CMS.registerFieldType('validating-text', createCheckedControl('text'));
  CMS.registerFieldType('validating-date', createCheckedControl('datetime'));
  CMS.registerFieldType('reference', createCheckedControl('select'));
  CMS.registerFieldType('validationSummary', ValidationSummaryControl);
}
