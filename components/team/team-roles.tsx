import type { TeamContent } from '@/content/model/team';
import { Photo } from '../ui/photo/photo';
import { Section } from '../ui/section/section';
import { BREAKPOINTS } from '../utils/breakpoints';
import styles from './team-roles.module.css';

type TeamRolesProps = Pick<TeamContent, 'intro' | 'members'>;

/** Roles of the team, with photos of places instead of people. */
export function TeamRoles({ intro, members }: TeamRolesProps) {
  return (
    <Section {...intro} align="centre">
      <ul className={`${styles.roles} stackL`}>
        {members.map(({ role, text, photo }) => (
          <li key={role} className={styles.role}>
            <div className={styles.photo}>
              <Photo photo={photo} sizes={`${BREAKPOINTS.wide} 42rem, ${BREAKPOINTS.medium} 53vw, 66vw`} />
            </div>
            <div className={styles.text}>
              <h3>{role}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
