import { formatSourceLocation, type ContentIssue } from '../../content/fields/content-error';

/** Formats an issue as a workflow command. GitHub shows it on the page of the run and in the diff. */
export function formatGithubAnnotation(issue: ContentIssue): string {
  const escape = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent);
  const property = (text: string) => escape(text).replace(/[:,]/g, encodeURIComponent);
  const title = `${formatSourceLocation(issue)}: ${issue.problem}`;
  return `::error file=${property(issue.file)},title=${property(title)}::${escape(issue.remedy)}`;
}
