import type { ContactMessage } from './contact-message';
import type { QueueStorage } from './message-queue-storage';
import type { EmailRejectionReason } from './send-message';

/** What the contact form shows beside its fields. What the visitor types is in the fields alone, not in this state. */
export interface ContactFormState {
  /** How far the message in the form has come. A draft is not submitted yet. */
  readonly progress: { readonly stage: 'draft' } | { readonly stage: 'sending' } | UnsentMessage;
  readonly outcome: SendOutcome | null;
  /** Where the queue keeps the message in the form; null if it does not. */
  readonly queueStorage: QueueStorage | null;
  /** Whether the queue has other messages. */
  readonly hasOthers: boolean;
  /** The enquiry, if a message was begun before it came: then the visitor decides whether to insert it. */
  readonly offeredEnquiry: string | null;
}

/** A message that was submitted and has not been sent. */
interface UnsentMessage {
  readonly stage: 'unsent';
  readonly message: ContactMessage;
  /** Why trying again at once does not help. */
  readonly reason?: EmailRejectionReason;
}

/**
 * The result of an attempt to send. Each attempt creates a new object, so that its banner is shown for the full time
 * (CNT-17).
 */
interface SendOutcome {
  /** "refused": the message looks like spam, because the honeypot field was filled in. */
  readonly kind: 'sent' | 'failed' | 'refused';
}

export type ContactFormAction =
  | { readonly type: 'sending' | 'sent' | 'sentElsewhere' }
  | ({ readonly type: 'failed' | 'refused' } & Pick<UnsentMessage, 'message' | 'reason'>)
  /** The form was filled with a message of the queue. */
  | { readonly type: 'queuedMessageShown'; readonly message: ContactMessage }
  /** Edited by the visitor, or in another tab. */
  | { readonly type: 'edited'; readonly message: ContactMessage }
  | ({ readonly type: 'queueRead' } & Pick<ContactFormState, 'queueStorage' | 'hasOthers'>)
  | { readonly type: 'enquiryOffered'; readonly enquiry: string }
  | { readonly type: 'enquiryInserted' }
  | { readonly type: 'bannerExpired'; readonly outcome: SendOutcome };

export const INITIAL_CONTACT_FORM_STATE: ContactFormState = {
  progress: { stage: 'draft' },
  outcome: null,
  queueStorage: null,
  hasOthers: false,
  offeredEnquiry: null,
};

export function contactFormReducer(state: ContactFormState, action: ContactFormAction): ContactFormState {
  switch (action.type) {
    case 'sending':
      return { ...state, progress: { stage: 'sending' }, outcome: null };
    case 'sent':
      return { ...state, progress: { stage: 'draft' }, outcome: { kind: 'sent' } };
    case 'sentElsewhere': {
      // if this tab is sending as well, the answer to its own request decides
      const progress = state.progress.stage === 'sending' ? state.progress : ({ stage: 'draft' } as const);
      return { ...state, progress, outcome: { kind: 'sent' } };
    }
    case 'failed':
    case 'refused': {
      const { type, message, reason } = action;
      return { ...state, progress: { stage: 'unsent', message, reason }, outcome: { kind: type } };
    }
    case 'queuedMessageShown':
      return { ...state, progress: { stage: 'unsent', message: action.message }, outcome: null };
    case 'edited': {
      const { message } = action;
      if (state.progress.stage !== 'unsent') return state;
      // an emptied message no longer counts as submitted
      return { ...state, progress: message.message ? { ...state.progress, message } : { stage: 'draft' } };
    }
    case 'queueRead':
      return { ...state, queueStorage: action.queueStorage, hasOthers: action.hasOthers };
    case 'enquiryOffered':
      return { ...state, offeredEnquiry: action.enquiry };
    case 'enquiryInserted':
      return { ...state, offeredEnquiry: null };
    case 'bannerExpired':
      return state.outcome === action.outcome ? { ...state, outcome: null } : state;
  }
}
