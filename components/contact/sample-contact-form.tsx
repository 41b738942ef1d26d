import type { ContactContent } from '@/content/types';
import { Button } from '../ui/button/button';
import { SelectField, TextArea } from '../ui/field/field';
import { Section } from '../ui/section/section';
import styles from './sample-contact-form.module.css';

/** Inert by specification (CNT-20). Outside a `<dialog>` the method "dialog" does nothing, even without a script. */
export function SampleContactForm(sample: ContactContent['sampleForm']) {
  return (
    <Section>
      <div className={styles.sample}>
        <div>
          <h2 className={styles.heading}>{sample.heading}</h2>
          <p className={styles.note}>{sample.note}</p>
        </div>
        <form method="dialog" noValidate className={styles.form} aria-label={sample.heading}>
          <SelectField label={sample.subject} name="subject">
            {sample.subjects.map((subject) => (
              <option key={subject}>{subject}</option>
            ))}
          </SelectField>
          <TextArea label={sample.details} name="details" rows={4} />
          <Button type="submit" look="quiet">
            {sample.submit}
          </Button>
        </form>
      </div>
    </Section>
  );
}
