import type { ContactContent } from '@/content/model/contact';
import { Button } from '../ui/button/button';
import { SelectField, TextAreaField } from '../ui/field/field';
import { Section } from '../ui/section/section';
import styles from './sample-contact-form.module.css';

/**
 * Does nothing, as specified (CNT-20): `method="dialog"` outside a `<dialog>` submits nothing, even without
 * JavaScript.
 */
export function SampleContactForm(sample: NonNullable<ContactContent['sampleForm']>) {
  return (
    <Section>
      <div className={styles.sample}>
        <div>
          <h2 className="h3">{sample.heading}</h2>
          <p className={styles.note}>{sample.note}</p>
        </div>
        <form method="dialog" noValidate className={styles.form} aria-label={sample.heading}>
          <SelectField label={sample.subject} name="subject">
            {sample.subjects.map((subject) => (
              <option key={subject}>{subject}</option>
            ))}
          </SelectField>
          <TextAreaField label={sample.details} name="details" rows={4} />
          <Button type="submit" variant="secondary">
            {sample.submit}
          </Button>
        </form>
      </div>
    </Section>
  );
}
