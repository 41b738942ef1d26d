import { useId } from 'react';
import type { BlogArticle } from '@/content/types';
import { Button } from '../ui/button/button';
import { CheckField, TextArea, TextField } from '../ui/field/field';
import styles from './comment-form.module.css';

/** Inert by specification (BLD-11). Outside a `<dialog>` the method "dialog" does nothing, even without a script. */
export function CommentForm(form: BlogArticle['form']) {
  const heading = useId();
  return (
    <div className={styles.card}>
      <h2 id={heading} className={styles.heading}>
        {form.title}
      </h2>
      <p className={styles.note}>{form.note}</p>
      <form method="dialog" noValidate aria-labelledby={heading} className={styles.form}>
        <TextField label={form.name} name="author" autoComplete="name" />
        <TextField label={form.email} name="address" inputMode="email" autoComplete="email" />
        <TextField label={form.website} name="website" inputMode="url" autoComplete="url" />
        <TextArea label={form.comment} name="comment" />
        <CheckField label={form.save} name="save" />
        <Button type="submit" look="quiet">
          {form.submit}
        </Button>
      </form>
    </div>
  );
}
