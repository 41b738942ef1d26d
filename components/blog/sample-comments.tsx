import { useId } from 'react';
import type { DefaultPostArticleContent, SampleCommentsContent } from '@/content/model/blog';
import { Button } from '../ui/button/button';
import { CheckboxField, TextAreaField, TextField } from '../ui/field/field';
import { Section } from '../ui/section/section';
import styles from './sample-comments.module.css';

export function SampleComments({ comments, form }: SampleCommentsContent) {
  if (!comments && !form) return null;
  return (
    <Section>
      <div className={styles.column}>
        {comments && (
          <div>
            <h2 className={styles.heading}>{comments.title}</h2>
            <ol className={styles.comments}>
              {comments.list.map(({ author, date, text }) => (
                <li key={text}>
                  <p className={styles.author}>
                    <strong>{author}</strong> <span>{date}</span>
                  </p>
                  <p>{text}</p>
                  <p className={styles.reply}>{comments.reply}</p>
                </li>
              ))}
            </ol>
          </div>
        )}
        {form && <SampleCommentForm {...form} />}
      </div>
    </Section>
  );
}

/**
 * Does nothing, as specified (BLD-11): `method="dialog"` outside a `<dialog>` submits nothing, even without
 * JavaScript.
 */
function SampleCommentForm(form: NonNullable<DefaultPostArticleContent['form']>) {
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
