import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type { EmailJsAccount } from '@/content/model/helpers/emailjs-account';
import {
  fillForm,
  findField,
  isEmptyMessage,
  isSameMessage,
  mergeMessages,
  messageFields,
  readMessage,
  type ContactMessage,
} from './contact-message';
import { preloadUnsentMessageNotice } from './lazy-unsent-message-notice';
import {
  getUnseenSend,
  markResultAsSeen,
  MIN_FILL_TIME_MS,
  SEND_RESULT_DISPLAY_MS,
  sendMessage,
  type EmailRejectionReason,
  type Send,
} from './send-message';
import * as storage from './stored-messages';

/** Name of a field that is hidden from people, so that only bots fill it in. */
export const HONEYPOT_FIELD = 'fax';

/** What the contact form shows beside its fields. What the visitor types is in the fields alone. */
export interface ContactFormState {
  readonly isSending: boolean;
  /**
   * The result of the last submission, while its banner is shown: a new object each time, so that it is shown for the
   * full time (CNT-17). "blockedAsSpam": it was not sent, because the honeypot field was filled in.
   */
  readonly result?: { readonly type: 'sent' | 'failed' | 'blockedAsSpam' };
  /** Why sending the message in the form again at once does not help. */
  readonly rejectionReason?: EmailRejectionReason;
  /** The message in the form as it is now, if it was submitted without success. */
  readonly unsentInForm?: {
    readonly message: ContactMessage;
    /** What the list has of it; nothing if another tab has deleted it there. */
    readonly stored?: Pick<storage.UnsentMessage, 'mayHaveArrived' | 'isKept'>;
  };
  readonly otherUnsent: readonly storage.UnsentMessage[];
  /** The enquiry, if a message was begun before it came: then the visitor decides whether to insert it. */
  readonly offeredEnquiry?: string;
  /** The browser has not stored a message, so that leaving the site would lose it. */
  readonly isInMemoryOnly: boolean;
}

/** The behaviour of the contact form. docs/guides/follow-a-message.md explains how a message is stored and sent. */
export function useContactForm(brandId: string, service: EmailJsAccount, to: string) {
  const formElement = useRef<HTMLFormElement>(null!);
  const openedAt = useRef(0);
  /**
   * The text in the form, and the unsent message that it is or was before it was edited. As long as the message is as
   * an enquiry has prefilled it, it is no draft.
   */
  const text = useRef<{ id: string; unsentId?: string; prefilled?: string }>({ id: '' });
  const [state, setState] = useState<ContactFormState>({
    isSending: false,
    otherUnsent: [],
    isInMemoryOnly: false,
  });

  /** Changes the state, and reads the list of unsent messages again. */
  function update(change: Partial<ContactFormState> = {}) {
    const message = readMessage(formElement.current);
    const list = storage.readUnsentMessages(brandId);
    const findUnsent = (id?: string) => list.find((unsent) => unsent.id === id);
    const { id } = text.current;
    // another tab may have submitted the same draft, or deleted the message of which this is an edited version
    if (findUnsent(id)) text.current.unsentId = id;
    else if (text.current.unsentId !== id && !findUnsent(text.current.unsentId))
      text.current.unsentId = undefined;
    const { unsentId } = text.current;
    const stored = findUnsent(unsentId);
    const isDraftKept = storage.isDraftKept(brandId, id);
    const isKept = Boolean(stored?.isKept && (id === unsentId || isDraftKept));
    const isDraft = id !== unsentId && !isEmptyMessage(readMessageWithoutEnquiry());
    setState((before) => ({
      ...before,
      unsentInForm: unsentId ? { message, stored: stored && { ...stored, isKept } } : undefined,
      otherUnsent: list.filter((unsent) => unsent.id !== id && unsent.id !== unsentId),
      isInMemoryOnly: (isDraft && !isDraftKept) || list.some((unsent) => !unsent.isKept),
      ...change,
    }));
  }

  function readMessageWithoutEnquiry(): ContactMessage {
    const message = readMessage(formElement.current);
    return message.message === text.current.prefilled ? { ...message, message: '' } : message;
  }

  function restoreDraft() {
    const form = formElement.current;
    const draft = storage.readDraft(brandId);
    // the form may have what was typed before this code was loaded
    const typed = readMessage(form);
    if (draft) {
      fillForm(form, mergeMessages(draft, typed));
      text.current = { id: draft.id, unsentId: draft.unsentId };
    }
    if (!isEmptyMessage(typed) && !(draft && isSameMessage(draft, readMessage(form)))) handleInput();
  }

  function handleInput() {
    const message = readMessageWithoutEnquiry();
    const id = storage.createMessageId();
    // an emptied message is no version of an unsent one
    const unsentId = message.message === '' ? undefined : text.current.unsentId;
    text.current = { ...text.current, id, unsentId };
    storage.saveDraft(brandId, { ...message, id, unsentId });
    preloadUnsentMessageNotice();
    update();
  }

  function insertEnquiry(enquiry: string) {
    const field = findField(formElement.current, 'message');
    if (field) field.value = `${enquiry}\n\n${field.value}`;
  }

  /** Puts the message in the form into the list of unsent ones, where it stays until it was sent. */
  function saveAsUnsent(): storage.UnsentMessage {
    const { id, unsentId } = text.current;
    const unsent = storage.saveUnsentMessage(brandId, { ...readMessage(formElement.current), id }, unsentId);
    text.current = { id, unsentId: id };
    if (unsent.isKept) storage.removeDraft(brandId, id);
    return unsent;
  }

  function submit() {
    const form = formElement.current;
    if (getUnseenSend()) return;
    for (const element of messageFields.map((field) => findField(form, field)))
      // "required" lets white space pass
      if (element?.value.trim() === '') element.value = '';
    if (!form.reportValidity()) return;
    // another tab has sent the same draft
    if (storage.wasSent(text.current.id)) return emptyForm({ type: 'sent' });
    const message = saveAsUnsent();
    const honeypot = findField(form, HONEYPOT_FIELD);
    const failure = honeypot?.value ? 'blockedAsSpam' : 'failed';
    if (honeypot) honeypot.value = '';
    // without a network the request would only wait for its time-out
    if (failure === 'blockedAsSpam' || !navigator.onLine)
      return update({ result: { type: failure }, rejectionReason: undefined });
    const delayMs = Math.max(0, openedAt.current + MIN_FILL_TIME_MS - performance.now());
    void waitForResult(sendMessage({ brandId, service, to, message, delayMs }));
  }

  async function waitForResult(send: Send) {
    const form = formElement.current;
    update({ isSending: true, result: undefined, rejectionReason: undefined });
    const result = await send.result;
    // where the form was left, the notice tells of the result
    if (!form.isConnected) return;
    markResultAsSeen();
    if (result.type === 'sent') emptyForm(result);
    else update({ isSending: false, result, rejectionReason: result.rejectionReason });
  }

  function emptyForm(result?: ContactFormState['result']) {
    formElement.current.reset();
    text.current = { id: storage.createMessageId() };
    update({ isSending: false, result, rejectionReason: undefined });
  }

  /** Puts an unsent message into the form. A message that was there takes its place in the list. */
  function showUnsentMessage(unsent: storage.UnsentMessage) {
    if (readMessageWithoutEnquiry().message) saveAsUnsent();
    else storage.removeDraft(brandId, text.current.id);
    fillForm(formElement.current, unsent);
    text.current = { id: unsent.id, unsentId: unsent.id };
    update({ result: undefined, rejectionReason: undefined });
  }

  const open = useEffectEvent(() => {
    openedAt.current = performance.now();
    text.current = { id: storage.createMessageId() };
    const send = getUnseenSend();
    if (send) showUnsentMessage(send.message);
    else restoreDraft();
    const enquiry = storage.takeStoredEnquiry();
    const isOffered = enquiry && readMessage(formElement.current).message;
    if (enquiry && !isOffered) {
      insertEnquiry(enquiry);
      // another text than that of the draft, which another tab may have opened and sent
      text.current = { id: storage.createMessageId(), prefilled: readMessage(formElement.current).message };
      if (storage.readDraft(brandId))
        storage.saveDraft(brandId, { ...readMessageWithoutEnquiry(), id: text.current.id });
    }
    update(isOffered ? { offeredEnquiry: enquiry } : {});
    if (send) void waitForResult(send);
  });

  /** Reads what other tabs have changed, or later pages before Back. What was typed into this form stays. */
  const readAgain = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return;
    if (!getUnseenSend()) {
      const { id, unsentId } = text.current;
      if (storage.wasSent(id)) emptyForm({ type: 'sent' });
      // it was deleted, or replaced by an edited version
      else if (id === unsentId && !storage.readUnsentMessages(brandId).some((unsent) => unsent.id === id))
        emptyForm();
      if (isEmptyMessage(readMessage(formElement.current))) restoreDraft();
    }
    update();
  });

  // before the head script puts back what was typed before hydration: browser/head/before-hydration.ts
  useLayoutEffect(() => {
    open();
    document.addEventListener('visibilitychange', readAgain);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, []);

  const { result, offeredEnquiry, isInMemoryOnly } = state;
  useEffect(() => {
    if (!isInMemoryOnly) return;
    const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askToStay);
    return () => window.removeEventListener('beforeunload', askToStay);
  }, [isInMemoryOnly]);

  useEffect(() => {
    if (!result || result.type === 'blockedAsSpam') return;
    const hide = () => setState((before) => ({ ...before, result: undefined }));
    const timer = setTimeout(hide, SEND_RESULT_DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [result]);

  return {
    state,
    formProps: {
      ref: formElement,
      onInput: handleInput,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        submit();
      },
    },
    insertOfferedEnquiry() {
      if (offeredEnquiry) insertEnquiry(offeredEnquiry);
      handleInput();
      update({ offeredEnquiry: undefined });
    },
    showUnsentMessage(unsent: storage.UnsentMessage) {
      showUnsentMessage(unsent);
      findField(formElement.current, 'message')?.focus();
    },
    deleteUnsentMessage(unsent: storage.UnsentMessage) {
      storage.removeUnsentMessage(brandId, unsent.id);
      update();
      // the button that had the focus is gone
      formElement.current.focus({ preventScroll: true });
    },
  };
}
