import CMS from '@sveltia/cms';
import { getValueAt, isEmptyValue } from '@/content/fields/schema-tree';
import { deepMerge } from '@/lib/deep-merge';
import { getReferenceOptions, type TableColumn } from '../shared/reference-options';
import { toPathPattern } from '../shared/sveltia-entry';
import { getContent, toEntry } from './editor-content';
import { FormControl, withCurrent } from './form-controls';
import type { FormIssue } from './form-issues';

type Entry = Readonly<Record<string, unknown>>;

/** In the column "longStay.nights" the value '7' becomes `{ longStay: { nights: '7' } }`. */
const withCell = (entry: Entry, column: string, value: unknown): Entry =>
  deepMerge(
    entry,
    Object(column.split('.').reduceRight<unknown>((inner, step) => ({ [step]: inner }), value)),
  );

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
    const options = getReferenceOptions(String(named.reference), toEntry(this.props.entry), getContent());
    const rows = entries
      .reduce((known, entry) => withCurrent(known, entry[named.path]), options)
      .map(({ value, label }) => ({
        id: value,
        label,
        entry: entries.find((entry) => entry[named.path] === value) ?? { [named.path]: value },
      }));
    return { named, columns, entries, rows };
  }

  #write(row: string, column: string, value: unknown) {
    const { rows, columns } = this.#getTable();
    this.#written = rows
      .map(({ id, entry }) => (id === row ? withCell(entry, column, value) : entry))
      .filter((entry) => columns.some(({ path }) => !isEmptyValue(getValueAt(entry, path.split('.')) || '')));
    this.props.onChange(this.#written);
    this.forceUpdate();
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
    const depth = String(this.props.field.get('path')).split('.').length;
    const issues = this.state.issues.map(({ keyPath = '', message }) => {
      const [index, ...steps] = keyPath.split('.').slice(depth);
      return { keyPath, message, room: entries[Number(index)]?.[named.path], column: steps.join('.') };
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
              <tr key={row.id}>
                <th scope="row">{row.label}</th>
                {columns.map(({ path, label, isCheckbox }) => {
                  const value = getValueAt(row.entry, path.split('.'));
                  const common = {
                    'aria-label': `${row.label}, ${label}`,
                    'aria-invalid': issues.some(({ room, column }) => room === row.id && column === path),
                  };
                  return (
                    <td key={path}>
                      {isCheckbox ? (
                        <input
                          {...common}
                          type="checkbox"
                          checked={value === true}
                          onChange={({ currentTarget }) => this.#write(row.id, path, currentTarget.checked)}
                        />
                      ) : (
                        <input
                          {...common}
                          type="text"
                          inputMode="decimal"
                          className={this.props.classNameWrapper}
                          value={String(value ?? '')}
                          onChange={({ currentTarget }) => this.#write(row.id, path, currentTarget.value)}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {issues.map(({ keyPath, message, room, column }) => (
          <p key={keyPath} role="alert" className="issue">
            {[rows.find(({ id }) => id === room), columns.find(({ path }) => path === column)]
              .flatMap((place) => (place ? `${place.label}: ` : []))
              .join('')}
            {message}
          </p>
        ))}
      </div>
    );
  }
}

export const registerTableControl = (): void => CMS.registerFieldType('table', TableControl);
