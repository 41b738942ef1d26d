import type { ReactNode } from 'react';
import type { PhotoContent } from '@/content/fields/photo-content';
import { BREAKPOINTS } from '../utils/breakpoints';
import { Photo } from '../ui/photo/photo';
import { Section } from '../ui/section/section';
import styles from './article-layout.module.css';

interface ArticleLayoutProps {
  readonly date: string;
  readonly category: string;
  readonly title: ReactNode;
  readonly lead: string;
  readonly tableOfContents?: ReactNode;
  readonly children: ReactNode;
}

/** The article of a post, which begins with its title. */
export function ArticleLayout({
  date,
  category,
  title,
  lead,
  tableOfContents,
  children,
}: ArticleLayoutProps) {
  return (
    <Section>
      <article className={styles.article}>
        <header className={styles.head}>
          <p className="accent small bold">
            {date} · {category}
          </p>
          {title}
          <p className="lead">{lead}</p>
          {tableOfContents}
        </header>
        {children}
      </article>
    </Section>
  );
}

interface ArticleSectionWithPhotoProps {
  readonly photo: PhotoContent;
  readonly sharedTransition?: boolean;
  /** Id of the heading of the section, if it has one. */
  readonly headingId?: string;
  readonly children: ReactNode;
}

export function ArticleSectionWithPhoto({
  photo,
  sharedTransition,
  headingId,
  children,
}: ArticleSectionWithPhotoProps) {
  const Element = headingId ? 'section' : 'div';
  return (
    <Element className={styles.section} aria-labelledby={headingId}>
      <div className={styles.wide}>
        <Photo sharedTransition={sharedTransition} photo={photo} sizes={`${BREAKPOINTS.large} 60rem, 94vw`} />
      </div>
      {children}
    </Element>
  );
}
