import type { Look } from '@/content/model/brand';
import type { Business } from '@/content/model/business';
import type { IntroContent } from '@/content/model/home';
import { Photo } from '../../ui/photo/photo';
import { Section, SectionHeading } from '../../ui/section/section';
import { BREAKPOINTS, PORTRAIT_PHONE } from '../../utils/breakpoints';
import styles from './home-introduction.module.css';

const HEADING_ID = 'about-the-house';

interface HomeIntroductionProps extends IntroContent {
  readonly look: Look;
  readonly business: Business;
}

/** Introduction of the brand: text, features, host and e-mail address. */
export function HomeIntroduction({
  look,
  eyebrow,
  heading,
  paragraphs,
  features,
  photo,
  secondaryPhoto,
  hostRole,
  contactLabel,
  contactText,
  business,
}: HomeIntroductionProps) {
  return (
    <Section headingId={HEADING_ID} tone={look === 'scrapbook' ? 'patch' : 'plain'}>
      <div className={styles.intro}>
        <div className={styles.photos}>
          {look === 'gallery' ? (
            <div className={styles.arch}>
              <div className={styles.archBorder}>
                <div className={styles.archOpening}>
                  <Photo
                    photo={photo}
                    sizes={`${BREAKPOINTS.large} 69rem, ${BREAKPOINTS.medium} 50rem, ${PORTRAIT_PHONE} 118vw, 135vw`}
                    portrait
                  />
                </div>
              </div>
            </div>
          ) : (
            <Photo
              photo={photo}
              sizes={`${BREAKPOINTS.wide} 50rem, ${BREAKPOINTS.large} 62vw, 145vw`}
              className={styles.photo}
            />
          )}
          {secondaryPhoto && (
            <Photo
              photo={secondaryPhoto}
              sizes={`${BREAKPOINTS.wide} 22rem, ${BREAKPOINTS.large} 27vw, 64vw`}
              className={styles.secondaryPhoto}
            />
          )}
        </div>
        <div className={styles.content}>
          <SectionHeading id={HEADING_ID} eyebrow={eyebrow} heading={heading} />
          <div className="stackS readable muted">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <div className={styles.host}>
            <div>
              <p className={styles.label}>{contactLabel}</p>
              <p className="muted">{contactText}</p>
              <a href={`mailto:${business.email}`} className={styles.email}>
                {business.email}
              </a>
            </div>
            <p className="muted small">
              <span className="bold">{business.host}</span> <span>{hostRole}</span>
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}
