import type { ContactMessage } from './contact-message';
import type { QueueEntryStorage } from './message-queue-storage';
import type { EmailRejectionReason } from './send-message';

/** What the contact form shows beside its fields. What the visitor types is in the fields alone, not in this state. */
export interface ContactFormState {
  readonly submission: Submission;
  /** The result of the last submission, while its banner is shown. */
  readonly result: SubmissionResult | null;
  /** Where the queue keeps the message in the form; null if it does not. */
  readonly queueStorage: QueueEntryStorage | null;
  /** Whether the service may have taken the message in the form without an answer that has come. */
  readonly mayHaveArrived: boolean;
  readonly hasOtherQueuedMessages: boolean;
  /** The enquiry, if a message was begun before it came: then the visitor decides whether to insert it. */
  readonly offeredEnquiry: string | null;
}

/** How far the message in the form has come: a draft is not submitted yet, an unsent message is, without success. */
type Submission = { readonly status: 'draft' | 'sending' } | ({ readonly status: 'unsent' } & UnsentMessage);

interface UnsentMessage {
  readonly message: ContactMessage;
  /** Why trying again at once does not help. */
  readonly rejectionReason?: EmailRejectionReason;
}

/** Each submission has a new object, so that its banner is shown for the full time (CNT-17). */
interface SubmissionResult {
  /** "blockedAsSpam": it was not sent, because the honeypot field was filled in. */
  readonly type: 'sent' | 'failed' | 'blockedAsSpam';
}

export type ContactFormAction =
  | { readonly type: 'sending' | 'sent' | 'sentByOtherTab' }
  | ({ readonly type: 'failed' | 'blockedAsSpam' } & UnsentMessage)
  /** The form was filled with a message of the queue. */
  | { readonly type: 'queuedMessageShown'; readonly message: ContactMessage }
  /** Edited by the visitor, or in another tab. */
  | { readonly type: 'edited'; readonly message: ContactMessage }
  | ({ readonly type: 'queueRead' } & Pick<
      ContactFormState,
      'queueStorage' | 'mayHaveArrived' | 'hasOtherQueuedMessages'
    >)
  | { readonly type: 'enquiryOffered'; readonly enquiry: string }
  | { readonly type: 'enquiryInserted' }
  | { readonly type: 'resultExpired'; readonly result: SubmissionResult };

export const INITIAL_CONTACT_FORM_STATE: ContactFormState = {
  submission: { status: 'draft' },
  result: null,
  queueStorage: null,
  mayHaveArrived: false,
  hasOtherQueuedMessages: false,
  offeredEnquiry: null,
};

export function contactFormReducer(state: ContactFormState, action: ContactFormAction): ContactFormState {
  switch (action.type) {
    case 'sending':
      return { ...state, submission: { status: 'sending' }, result: null };
    case 'sent':
      return { ...state, submission: { status: 'draft' }, result: { type: 'sent' } };
    case 'sentByOtherTab': {
      // if this tab is sending as well, the response to its own request decides
      const submission: Submission =
        state.submission.status === 'sending' ? state.submission : { status: 'draft' };
      return { ...state, submission, result: { type: 'sent' } };
    }
    case 'failed':
    case 'blockedAsSpam': {
      const { type, message, rejectionReason } = action;
      return { ...state, submission: { status: 'unsent', message, rejectionReason }, result: { type } };
    }
    case 'queuedMessageShown':
      return { ...state, submission: { status: 'unsent', message: action.message }, result: null };
    case 'edited': {
      const { message } = action;
      if (state.submission.status !== 'unsent') return state;
      // an emptied message no longer counts as submitted
      return {
        ...state,
        submission: message.message ? { ...state.submission, message } : { status: 'draft' },
      };
    }
    case 'queueRead': {
      const { queueStorage, mayHaveArrived, hasOtherQueuedMessages } = action;
      return { ...state, queueStorage, mayHaveArrived, hasOtherQueuedMessages };
    }
    case 'enquiryOffered':
      return { ...state, offeredEnquiry: action.enquiry };
    case 'enquiryInserted':
      return { ...state, offeredEnquiry: null };
    case 'resultExpired':
      return state.result === action.result ? { ...state, result: null } : state;
  }
}
