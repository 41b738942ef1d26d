import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { Component, type ReactNode } from 'react';
import { findTranslationIssue } from '@/content/i18n/find-translation-issue';
import { matchMessagesToEntries, type MessageMatch } from '@/content/i18n/merge-catalog';
import {
  getMessageKey,
  getPreviousEnglish,
  markReviewed,
  parsePo,
  serializePo,
  type PoFile,
} from '@/content/i18n/po-file';
import { capitalize } from '@/lib/capitalize';
import { PO_FILE_WIDGET, type TranslationFormMessage } from '../shared/translation-form-constants';

interface State {
  /** The text of the file, including unsaved changes. */
  readonly text: string;
  readonly messages?: readonly TranslationFormMessage[];
  /** The values of the text areas by the keys of their messages. */
  readonly untrimmedTexts: ReadonlyMap<string, string>;
  readonly problem?: string;
}

const STATES = { missing: 'Missing', fuzzy: 'Changed', translated: '' } as const;
const MAX_PLACES = 3;

/**
 * Edits a .po file: lists every message with its translation, untranslated and fuzzy ones first. It is a class, because
 * Sveltia calls `isValid` of the instance before it saves.
 */
class PoFileControl extends Component<CustomFieldControlProps, State> {
  override state: State = { text: String(this.props.value ?? ''), untrimmedTexts: new Map() };
  /** Values passed to onChange. Sveltia may pass them back as props after more was typed. */
  private readonly passedOnValues = new Set<string>();
  private order: readonly string[] | undefined;

  override async componentDidMount() {
    try {
      const response = await fetch(String(this.props.field.get('messages')), { cache: 'no-cache' });
      if (!response.ok) throw new Error(response.statusText);
      this.setState({ messages: await response.json() });
    } catch {
      this.setState({ problem: 'The sentences of the site could not be loaded. Load this page again.' });
    }
  }

  override componentDidUpdate({ value: before }: CustomFieldControlProps) {
    const value = String(this.props.value ?? '');
    // the value was changed from outside: the file was loaded or the changes were discarded
    if (value !== before && value !== this.state.text && !this.passedOnValues.has(value))
      this.setState({ text: value, untrimmedTexts: new Map() });
  }

  /** Sveltia saves only if this returns true. */
  isValid() {
    const issues = this.parseAndMatch().matches.flatMap((match) => {
      const issue = getIssue(match);
      return issue ? [`“${match.message.msgid}”: ${issue}`] : [];
    });
    return issues.length === 0 || { error: { message: issues.join(' ') } };
  }

  private parseAndMatch(): {
    readonly file?: PoFile;
    readonly matches: readonly MessageMatch[];
    readonly problem?: string;
  } {
    const { text, messages = [], problem } = this.state;
    if (problem) return { matches: [], problem };
    if (text.includes('\ufffd'))
      return {
        matches: [],
        problem: 'The file is not written in UTF-8. "npm run languages" writes it anew.',
      };
    try {
      const file = parsePo(text, String(this.props.field.get('label')));
      return { file, matches: matchMessagesToEntries(messages, [file]).matches };
    } catch (error) {
      return { matches: [], problem: error instanceof Error ? error.message : String(error) };
    }
  }

  private saveTranslation(file: PoFile, { message, source, entry }: MessageMatch, untrimmedText: string) {
    const key = getMessageKey(message);
    // a translation has line breaks only if the source text has some
    const unbroken = message.msgid.includes('\n')
      ? untrimmedText
      : untrimmedText.replaceAll(/\s*\n\s*/g, ' ');
    const msgstr = unbroken.trim();
    const same = source && getMessageKey(source.entry) === key ? source.entry : undefined;
    const checked = markReviewed({ ...entry, msgstr: [msgstr, ...entry.msgstr.slice(1)] });
    const others = file.entries.map((other) => (other === same ? checked : other));
    const text = serializePo({ ...file, entries: same ? others : [...file.entries, checked] });
    this.passedOnValues.add(text);
    this.setState((state) => ({
      text,
      untrimmedTexts: new Map(state.untrimmedTexts).set(key, untrimmedText),
    }));
    this.props.onChange(text);
  }

  override render(): ReactNode {
    const { file, matches, problem } = this.parseAndMatch();
    if (problem) return <p role="alert">{problem}</p>;
    if (!file || !this.state.messages) return <p>Loading…</p>;
    const byKey = new Map(matches.map((match) => [getMessageKey(match.message), match]));
    // keep the order, so that no field moves while the user types
    this.order ??= [...byKey]
      .toSorted(([, a], [, b]) => Number(a.state === 'translated') - Number(b.state === 'translated'))
      .map(([key]) => key);
    const toDo = matches.filter(({ state }) => state !== 'translated').length;
    return (
      <div className="translations">
        <p role="status">
          {toDo === 0
            ? `All ${matches.length} sentences are translated.`
            : `${toDo} of ${matches.length} sentences are missing or have changed.`}
        </p>
        {this.order.map((key, index) => {
          const match = byKey.get(key);
          return (
            match && (
              <TranslationField
                key={key}
                id={`translation-${index}`}
                match={match}
                label={String(this.props.field.get('label'))}
                locale={String(this.props.field.get('locale'))}
                places={this.state.messages?.find((message) => getMessageKey(message) === key)?.places ?? []}
                untrimmedText={this.state.untrimmedTexts.get(key)}
                onChange={(newText) => this.saveTranslation(file, match, newText)}
              />
            )
          );
        })}
      </div>
    );
  }
}

function getIssue({ message, entry, state }: MessageMatch): string | undefined {
  const issue = state === 'translated' ? findTranslationIssue(message, entry.msgstr[0] ?? '') : undefined;
  return issue && capitalize(`${issue.problem} ${issue.remedy}`);
}

interface TranslationFieldProps {
  readonly id: string;
  readonly match: MessageMatch;
  readonly label: string;
  readonly locale: string;
  readonly places: readonly string[];
  readonly untrimmedText: string | undefined;
  readonly onChange: (typed: string) => void;
}

function TranslationField({
  id,
  match,
  label,
  locale,
  places,
  untrimmedText,
  onChange,
}: TranslationFieldProps) {
  const { message, entry, state } = match;
  const issue = getIssue(match);
  const was = getPreviousEnglish(entry)?.msgid;
  const translation = entry.msgstr[0] ?? '';
  return (
    <div role="group" aria-labelledby={`${id}-english`} data-state={state}>
      {STATES[state] && <strong>{STATES[state]}</strong>}
      <p id={`${id}-english`} lang="en">
        {message.msgid}
      </p>
      {was !== undefined && <p className="note">The English was: {was}</p>}
      <textarea
        lang={locale}
        rows={1}
        value={untrimmedText ?? translation}
        aria-label={label}
        aria-invalid={Boolean(issue)}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {state === 'fuzzy' && (
        <button type="button" onClick={() => onChange(translation)}>
          It is still right
        </button>
      )}
      {issue && (
        <p role="alert" className="issue">
          {issue}
        </p>
      )}
      <p id={`${id}-note`} className="note">
        {[
          ...places.slice(0, MAX_PLACES),
          ...(places.length > MAX_PLACES ? [`and in ${places.length - MAX_PLACES} more places`] : []),
          ...(entry.comments?.extracted ? [entry.comments.extracted] : []),
        ].join(' · ')}
      </p>
    </div>
  );
}

export const registerPoFileControl = (): void => CMS.registerFieldType(PO_FILE_WIDGET, PoFileControl);
