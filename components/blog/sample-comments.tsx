import type { SampleCommentsContent } from '@/content/model/blog';
import { Section } from '../ui/section/section';
import { SampleCommentForm } from './sample-comment-form';
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
