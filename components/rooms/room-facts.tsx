import type { LabelAndValue } from '@/content/model/helpers/common-field-groups';
import { DescriptionList } from '../ui/description-list';
import styles from './room-facts.module.css';

/** Rows of label and value: details of a room, facts about the house, access. */
export function RoomFacts({ facts }: { readonly facts: readonly LabelAndValue[] }) {
  return (
    <DescriptionList className={styles.details} list={facts.map(({ label, value }) => [label, value])} />
  );
}
