import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import type { ComponentType } from 'react';
import { isEmptyValue } from '@/content/fields/schema-tree';
import { getReferenceOptions, type SelectOption } from '../shared/reference-options';
import { getContentInMemory } from './content-in-memory';
import { findIssuesInEntry } from './entry-issues';
import { ValidatingControl, toSveltiaEntry, type ValidationResult } from './validating-control';

/**
 * Wraps a field of Sveltia in a control that also validates with the content model, which sees the whole form and
 * other files.
 * @param fieldType the name of a field type of Sveltia: "string"
 */
export const createValidatingControl = (fieldType: string) =>
  class extends ValidatingControl {
    async isValid(value: unknown): Promise<ValidationResult> {
      const entry = await this.latestEntry(value);
      const issues = entry ? findIssuesInEntry(entry).filter(({ keyPath }) => keyPath === this.keyPath) : [];
      const message = issues.map((issue) => issue.message).join(' ');
      // Sveltia itself reports an empty required field
      return this.report(message === '' || isEmptyValue(value) || { error: { message } });
    }

    #field?: { readonly choices: string; readonly config: object };

    /**
     * The configuration of the field. The object is reused while nothing has changed, so that the field does not render
     * again.
     */
    get config(): object {
      const { field, entry } = this.props;
      const reference = field.get('reference');
      const options = reference
        ? getReferenceOptions(String(reference), toSveltiaEntry(entry), getContentInMemory())
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
      const Control = CMS.getFieldType(fieldType)?.control as ComponentType<
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
function withCurrent(options: readonly SelectOption[], value: unknown) {
  const current = isEmptyValue(value) ? '' : String(value);
  const isKnown = current === '' || options.some((option) => option.value === current);
  return {
    options: isKnown ? options : [...options, { label: `${current} (no longer there)`, value: current }],
  };
}
