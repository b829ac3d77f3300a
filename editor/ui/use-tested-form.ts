import { CallFailure } from '@vitrine/contracts/client.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../app/client.ts';
import { showFirstProblem } from './show-first-problem.ts';

/** A form of keys that can be tried before they are stored. */
interface TestedForm {
  /** For the form: the first field with a problem in it gets the focus. */
  readonly sheet: RefObject<HTMLFormElement | null>;
  /** Sentences by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Why the last call failed, where no field is to blame. */
  readonly failure: string | null;
  /** What the last test found. */
  readonly tested: string | null;
  readonly busy: 'test' | 'save' | null;
  /** Tries the keys; `call` returns what to say. */
  test(call: () => Promise<string>): Promise<void>;
  /** Stores them; `call` returns what to do then. */
  save(call: () => Promise<() => void>): Promise<void>;
}

export function useTestedForm(): TestedForm {
  const sheet = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [tested, setTested] = useState<string | null>(null);
  const [busy, setBusy] = useState<'test' | 'save' | null>(null);
  const latest = useRef(0);
  // Once the sentences are rendered, the first of them has the focus.
  useEffect(() => {
    if (Object.keys(fields).length > 0) showFirstProblem(sheet.current);
  }, [fields]);

  // What is shown stays until the answer, so that no button moves under the pointer.
  const run = async (what: 'test' | 'save', call: () => Promise<() => void>) => {
    // Saving does not wait for a test, whose answer no longer matters then.
    if (busy === 'save' || busy === what) return;
    latest.current += 1;
    const current = latest.current;
    const settle = (outcome: () => void) => {
      if (latest.current !== current) return;
      setBusy(null);
      setTested(null);
      outcome();
    };
    setBusy(what);
    try {
      const done = await call();
      settle(() => {
        setFields({});
        setFailure(null);
        done();
      });
    } catch (error) {
      settle(() => {
        const wrong = error instanceof CallFailure ? (error.fields ?? {}) : {};
        setFields(wrong);
        setFailure(Object.keys(wrong).length > 0 ? null : sentenceOf(error));
      });
    }
  };
  return {
    sheet,
    fields,
    failure,
    tested,
    busy,
    test: (call) =>
      run('test', async () => {
        const found = await call();
        return () => setTested(found);
      }),
    save: (call) => run('save', call),
  };
}
