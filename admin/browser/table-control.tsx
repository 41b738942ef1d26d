import CMS from '@sveltia/cms';
import { getValueAt, isEmptyValue } from '@/content/fields/schema-tree';
import { deepMerge } from '@/lib/deep-merge';
import { getReferenceOptions, type TableColumn } from '../shared/reference-options';
import { toPathPattern } from '../shared/sveltia-entry';
import { getContent, toEntry } from './editor-content';
import { FormControl } from './form-controls';
import type { FormIssue } from './form-issues';

type Entry = Readonly<Record<string, unknown>>;

interface Row {
  readonly key: string;
  /** What it is about, such as the name of a room. */
  readonly name: string;
  /** An entry of the list, once something is written into the row. */
  readonly entry: Entry;
}

const getCell = (entry: Entry | undefined, { path }: TableColumn) => getValueAt(entry, path.split('.'));

/** In the column "longStay.nights" the value '7' becomes `{ longStay: { nights: '7' } }`. */
const withCell = (entry: Entry, { path }: TableColumn, value: unknown): Entry =>
  deepMerge(entry, Object(path.split('.').reduceRight<unknown>((inner, step) => ({ [step]: inner }), value)));

/** A list as a table: a row for all that its first column can name. One without values is no entry of the list. */
export class TableControl extends FormControl {
  /** What was written, until Sveltia passes it back: an earlier value may come first. */
  #written: readonly Entry[] | undefined;

  #getEntries(): readonly Entry[] {
    const { value } = this.props;
    const entries: readonly Entry[] = Array.isArray(value) ? value : [];
    if (JSON.stringify(entries) === JSON.stringify(this.#written)) this.#written = undefined;
    return this.#written ?? entries;
  }

  #getTable() {
    const [named, ...columns] = this.props.field.toJS().columns as [TableColumn, ...TableColumn[]];
    const entries = this.#getEntries();
    const getName = (entry: Entry) => String(getCell(entry, named));
    const options = getReferenceOptions(String(named.reference), toEntry(this.props.entry), getContent());
    const unknown = [...new Set(entries.map(getName))]
      .filter((name) => options.every(({ value }) => value !== name))
      .map((value) => ({ value, label: `${value} (no longer there)` }));
    const rows = [...options, ...unknown].flatMap(({ value, label }) => {
      const own = entries.filter((entry) => getName(entry) === value);
      return (own.length > 0 ? own : [{ [named.path]: value }]).map((entry, index): Row => ({
        key: `${value} ${index}`,
        name: label,
        entry,
      }));
    });
    return { named, columns, entries, rows };
  }

  #write(row: Row, column: TableColumn, value: unknown) {
    const { rows, columns } = this.#getTable();
    this.#written = rows
      .map(({ key, entry }) => (key === row.key ? withCell(entry, column, value) : entry))
      .filter((entry) => columns.some((other) => !isEmptyValue(getCell(entry, other) || '')));
    this.props.onChange(this.#written);
    this.forceUpdate();
  }

  /** The steps from the table to the value of an issue: the index of an entry, and the path of a column. */
  #getSteps({ keyPath = '' }: FormIssue): readonly string[] {
    return keyPath.split('.').slice(String(this.props.field.get('path')).split('.').length);
  }

  // A control does not learn which entry of a list it is in. Where two have the same wrong table, both say so.
  override selectIssues(issues: readonly FormIssue[]) {
    const { value, field, entry } = this.props;
    const path = String(field.get('path'));
    return issues.filter(({ keyPath = '' }) => {
      const steps = keyPath.split('.').slice(0, path.split('.').length);
      const own = getValueAt(toEntry(entry)?.data, steps);
      return toPathPattern(steps.join('.')) === path && JSON.stringify(own) === JSON.stringify(value);
    });
  }

  override render() {
    const { named, columns, entries, rows } = this.#getTable();
    const issues = this.state.issues.map((issue) => {
      const [index = '', ...path] = this.#getSteps(issue);
      const column = columns.find((candidate) => candidate.path === path.join('.'));
      return { ...issue, row: rows.find(({ entry }) => entry === entries[Number(index)]), column };
    });
    return (
      <div className="tableField">
        <table>
          <thead>
            <tr>
              {[named, ...columns].map(({ path, label }) => (
                <th key={path} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.name}</th>
                {columns.map((column) => (
                  <td key={column.path}>
                    <input
                      aria-label={`${row.name}, ${column.label}`}
                      aria-invalid={issues.some(
                        (issue) => issue.row?.key === row.key && issue.column === column,
                      )}
                      {...(column.isCheckbox
                        ? {
                            type: 'checkbox',
                            checked: getCell(row.entry, column) === true,
                            onChange: ({ currentTarget }) => this.#write(row, column, currentTarget.checked),
                          }
                        : {
                            type: 'text',
                            inputMode: 'decimal',
                            className: this.props.classNameWrapper,
                            value: String(getCell(row.entry, column) ?? ''),
                            onChange: ({ currentTarget }) => this.#write(row, column, currentTarget.value),
                          })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {issues.map(({ row, column, keyPath, message }) => (
          <p key={keyPath} role="alert" className="issue">
            {row && `${[row.name, ...(column ? [column.label] : [])].join(', ')}: `}
            {message}
          </p>
        ))}
      </div>
    );
  }
}

export const registerTableControl = (): void => CMS.registerFieldType('table', TableControl);
