import type { Answers } from '@/lib/rules/lead/answers';
import type { MailerBody, Subject } from '@/lib/rules/lead/contract';
import { dropUnsent, isSameMessage, keepUnsent, readUnsent } from '@/lib/rules/lead/kept';
import { sendMessage } from '@/lib/rules/lead/send';
import { sendLater } from '@/lib/rules/lead/send-later';
import { isSame, type LeadState, type Waiting } from './lead-state';

type Lead = {
  subject: Subject;
  getState: () => LeadState;
  set: (change: Partial<LeadState>) => void;
  read: () => Answers;
  reset: () => void;
  bodyOf: (answers: Answers) => MailerBody;
};

/** What becomes of a message that did not leave at once: later, again or never, as its author says. */
export function sendingAgain({ subject, getState, set, read, reset, bodyOf }: Lead) {
  const keptAs = (id: string) => readUnsent(subject).find((entry) => entry.id === id);

  function mark(id: string, status: Waiting['status']) {
    set({ waiting: getState().waiting.map((one) => (one.id === id ? { ...one, status } : one)) });
  }

  return {
    /** Hands the message that failed over to the worker, which sends it once there is a network; the form is free again. */
    async submitLater() {
      const { last, status, current: id } = getState();
      if (status !== 'failed' || !last || !id) return;
      set({ status: 'deferred' });
      const message = keptAs(id) ?? { id, savedAt: Date.now(), mayHaveArrived: true, body: last.body };
      if (!(await sendLater({ ...message, subject }))) return set({ status: 'failed', canWait: false });
      dropUnsent(subject, id);
      if (isSame(read(), last.answers)) reset();
      set({ current: null, answers: read() });
    },

    /** Sends a waiting message, once; with it goes the form that still holds it, and no other. */
    async resend({ id, body, mayHaveArrived }: Waiting) {
      const entry = keptAs(id) ?? { id, body, mayHaveArrived };
      if (getState().waiting.find((one) => one.id === id)?.status === 'sending') return;
      mark(id, 'sending');
      keepUnsent(subject, { ...entry, savedAt: Date.now(), mayHaveArrived: true });
      const outcome = await sendMessage(body);
      if (outcome === 'sent') {
        dropUnsent(subject, id);
        mark(id, 'sent');
        if (!isSameMessage(body, bodyOf(read()))) return;
        reset();
        return set({ answers: read(), errors: {} });
      }
      const isUncertain = mayHaveArrived || outcome === 'uncertain';
      keepUnsent(subject, { ...entry, savedAt: Date.now(), mayHaveArrived: isUncertain });
      mark(id, 'failed');
    },

    erase(id: string) {
      dropUnsent(subject, id);
      set({ waiting: getState().waiting.filter((one) => one.id !== id) });
    },
  };
}
