import { CallFailure } from '@vitrine/contracts/client.ts';
import type { SubscriptionChange, SubscriptionDetail } from '@vitrine/contracts/admin-subscriptions.ts';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { client, queryClient, updateCache } from '../../app/client.ts';
import { showFirstProblem } from '../../ui/show-first-problem.ts';

type WithoutRevision<C> = C extends unknown ? Omit<C, 'revision'> : never;
/** A change as a dialog makes it; the revision is that of the subscription as it is shown. */
export type AskedChange = WithoutRevision<SubscriptionChange>;

/** Changes a subscription; its page and the lists show the result. */
export async function changeSubscription(
  { id, revision }: Pick<SubscriptionDetail, 'id' | 'revision'>,
  change: AskedChange,
): Promise<SubscriptionDetail> {
  const body = { ...change, revision } as SubscriptionChange;
  const changed = await client.call('POST', '/api/admin/subscriptions/:id/change', { params: { id }, body });
  updateCache(['subscription', id], () => changed);
  void queryClient.invalidateQueries({ queryKey: ['subscriptions'] });
  void queryClient.invalidateQueries({ queryKey: ['mails'] });
  void queryClient.invalidateQueries({ queryKey: ['order'] });
  return changed;
}

interface Changing {
  /** For the form: its first field with a problem gets the focus. */
  readonly sheet: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  /** Why the last attempt failed, unless fields say it; null otherwise. */
  readonly failure: unknown;
  /** Whether it has changed meanwhile: the dialog shows its present state, and keeps what was typed. */
  readonly isStale: boolean;
  /** Sentences of the server by field. */
  readonly problems: Readonly<Record<string, string>>;
  forget(field: string): void;
  run(change: AskedChange, done: (changed: SubscriptionDetail) => void): Promise<void>;
}

/** One change at a time, made by a dialog. */
export function useSubscriptionChange(subscription: SubscriptionDetail): Changing {
  const sheet = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [isStale, setStale] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  return {
    sheet,
    busy,
    failure,
    isStale,
    problems,
    forget: (field) => setProblems(({ [field]: _gone, ...others }) => others),
    run: async (change, done) => {
      if (busy) return;
      setBusy(true);
      setFailure(null);
      setProblems({});
      try {
        done(await changeSubscription(subscription, change));
      } catch (error) {
        const fields = error instanceof CallFailure ? error.fields : {};
        const isConflict = error instanceof CallFailure && error.status === 409;
        if (isConflict) await queryClient.refetchQueries({ queryKey: ['subscription', subscription.id] });
        flushSync(() => {
          setProblems(fields);
          setStale(isConflict);
          if (Object.keys(fields).length === 0) setFailure(error);
        });
        showFirstProblem(sheet.current);
      } finally {
        setBusy(false);
      }
    },
  };
}
