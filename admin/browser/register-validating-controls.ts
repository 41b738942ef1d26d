import CMS from '@sveltia/cms';
import { createCheckedControl } from './create-checked-control';
import { ValidationSummaryControl } from './validation-summary-control';

/** Registers the controls that validate with the rules of `npm run check`. Call it before `CMS.init()`. */
export function registerValidatingControls(): void {
  CMS.registerFieldType('checked-string', createCheckedControl('string'));
  CMS.registerFieldType('checked-text', createCheckedControl('text'));
  CMS.registerFieldType('checked-date', createCheckedControl('datetime'));
  CMS.registerFieldType('reference', createCheckedControl('select'));
  CMS.registerFieldType('validationSummary', ValidationSummaryControl);
}
