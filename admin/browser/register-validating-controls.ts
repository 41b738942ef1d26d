import CMS from '@sveltia/cms';
import { createCheckedControl } from './create-checked-control';
import { ValidationSummaryControl } from './validation-summary-control';

/** Registers the controls of fields that refuse what `npm run check` would refuse. Called before the editor starts. */
export function registerValidatingControls(): void {
  CMS.registerFieldType('checked-string', createCheckedControl('string'));
  CMS.registerFieldType('checked-text', createCheckedControl('text'));
  CMS.registerFieldType('checked-date', createCheckedControl('datetime'));
  CMS.registerFieldType('reference', createCheckedControl('select'));
  CMS.registerFieldType('validationSummary', ValidationSummaryControl);
}
