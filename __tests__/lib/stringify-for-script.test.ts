import { stringifyForScript } from '@/lib/stringify-for-script';

test('no text can close the script element, and the JSON has the same value', () => {
  const value = { text: '</script><!-- <script>' };
  expect(stringifyForScript(value)).not.toContain('<');
  expect(JSON.parse(stringifyForScript(value))).toEqual(value);
});
