// The owner's editor: Sveltia CMS with the forms of config.json, which admin/config.ts makes from the schema of content.
import CMS from '@sveltia/cms';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { post } from '@/content/model/blog';
import { jsonFileSchemas } from '@/content/model/content-files';
import { splitFrontMatter } from '@/content/fields/front-matter';

import { issueMessages, toFileValue, toFormValue } from './form-values';
import { registerTranslations } from './translation-control';

/** The value as its file has it. What the schema refuses is said in a dialog, and nothing is saved. */
function checked(schema: z.ZodType, form: unknown): unknown {
  const value = toFileValue(schema, form);
  const issues = issueMessages(schema, value);
  // the message that the dialog of a failed save shows is that of the cause
  if (issues.length > 0) throw new Error('saving_failed', { cause: new Error(issues.join(' ')) });
  return value;
}

for (const [name, schema] of jsonFileSchemas()) {
  CMS.registerCustomFormat(name, 'json', {
    fromFile: (text) => toFormValue(schema, JSON.parse(text)),
    toFile: (form) => JSON.stringify(checked(schema, form), null, 2),
  });
}

CMS.registerCustomFormat('post', 'md', {
  fromFile(text) {
    const { front = '', body } = splitFrontMatter(text);
    return { ...Object(toFormValue(post, parse(front))), body: body.trim() };
  },
  toFile({ body, ...form }) {
    const front = stringify(checked(post, form), { lineWidth: 0, singleQuote: true });
    return ['---', front.trimEnd(), '---', ...(body ? ['', body] : [])].join('\n');
  },
});

registerTranslations();

CMS.init();
