import type { LabelAndValue } from '@/content/model/helpers/common-field-groups';
import type { HoneymoonContent } from '@/content/model/honeymoon';
import { ButtonLink } from '../ui/button/button';
import { DescriptionList } from '../ui/description-list';
import { Section } from '../ui/section/section';
import styles from './start-planning.module.css';

type StartPlanningProps = HoneymoonContent['planning'] & { readonly facts: readonly LabelAndValue[] };

/** Call to action of the honeymoon page, with a prefilled enquiry. */
export function StartPlanning({ heading, text, facts, label, href, enquiry }: StartPlanningProps) {
  return (
    <Section tone="tint">
      <div className={styles.arch}>
        <h2>{heading}</h2>
        <p className="muted">{text}</p>
        {facts.length > 0 && (
          <DescriptionList className={styles.facts} list={facts.map((fact) => [fact.label, fact.value])} />
        )}
        <ButtonLink href={href} enquiry={enquiry}>
          {label}
        </ButtonLink>
      </div>
    </Section>
  );
}
