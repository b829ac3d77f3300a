import { useState } from 'react';
import { sentenceOf } from '../../app/client.ts';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { focusCanvas } from './canvas/text-place.ts';
import styles from './lock.module.css';
import type { Saving } from './use-saving.ts';

/** Says who would like to edit the page. It covers nothing and takes no focus: the person goes on typing. */
export function AskNotice({ saving }: { readonly saving: Saving }) {
  const { asks } = saving;
  const [busy, setBusy] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (asks === null) return null;
  const answer = async (handOver: boolean): Promise<void> => {
    setBusy(handOver);
    setFailure(null);
    try {
      // Saving waits for a connection; so does handing over what is saved.
      await saving.answerAsk(handOver);
      focusCanvas();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(null);
  };
  return (
    <section className={styles['line']} aria-label={words.askTitle}>
      <output>
        <strong>{words.askedBy(asks.name)}</strong> {words.askedText}
      </output>
      <BusyButton size="compact-sm" loading={busy === true} onClick={() => void answer(true)}>
        {words.handOver}
      </BusyButton>
      <BusyButton
        size="compact-sm"
        variant="default"
        loading={busy === false}
        onClick={() => void answer(false)}
      >
        {words.notNow}
      </BusyButton>
      {failure !== null && (
        <p className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}
