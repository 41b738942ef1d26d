/** @jest-environment node */
import { jsonForScript } from '@/lib/json-for-script';

test('no text can close the script element, and the JSON has the same value', () => {
  const value = { text: '</script><!-- <script>' };
  expect(jsonForScript(value)).not.toContain('<');
  expect(JSON.parse(jsonForScript(value))).toEqual(value);
});
