import CMS from '@sveltia/cms';
import { createValidatingControl } from './create-validating-control';
import { ValidationSummaryControl } from './validation-summary-control';

/** Registers the controls that validate with the rules of `npm run check`. Call it before `CMS.init()`. */
export function registerValidatingControls(): void {
  CMS.registerFieldType('validating-string', createValidatingControl('string'));
  CMS.registerFieldType('validating-text', createValidatingControl('text'));
  CMS.registerFieldType('validating-date', createValidatingControl('datetime'));
  CMS.registerFieldType('reference', createValidatingControl('select'));
  CMS.registerFieldType('validationSummary', ValidationSummaryControl);
}
