import { useId } from 'react';
import type { DefaultPostArticleContent } from '@/content/model/blog';
import { Button } from '../ui/button/button';
import { CheckboxField, TextAreaField, TextField } from '../ui/field/field';
import styles from './sample-comment-form.module.css';

/**
 * Does nothing, as specified (BLD-11): `method="dialog"` outside a `<dialog>` submits nothing, even without
 * JavaScript.
 */
export function SampleCommentForm(form: NonNullable<DefaultPostArticleContent['form']>) {
  const heading = useId();
  return (
    <div className={styles.card}>
      <h2 id={heading} className="h3">
        {form.title}
      </h2>
      <p className={styles.note}>{form.note}</p>
      <form method="dialog" noValidate aria-labelledby={heading} className={`${styles.form} stackM formGrid`}>
        <TextField label={form.name} name="author" autoComplete="name" />
        <TextField label={form.email} name="address" inputMode="email" autoComplete="email" />
        <TextField label={form.website} name="website" inputMode="url" autoComplete="url" />
        <TextAreaField label={form.comment} name="comment" />
        <CheckboxField label={form.save} name="save" />
        <Button type="submit" variant="secondary">
          {form.submit}
        </Button>
      </form>
    </div>
  );
}
