import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useSpeech } from '../speech.tsx';
import type { Saving } from '../use-saving.ts';

/** Asks before the page goes back to what visitors see; Undo brings the changes back. */
export function DiscardDialog({ close, saving }: { readonly close: () => void; readonly saving: Saving }) {
  const say = useSpeech();
  return (
    <ConfirmDialog
      title={words.discardTitle}
      sentences={[words.discardText]}
      cancel={words.cancel}
      submit={words.discardDo}
      act={() => saving.discard()}
      onClose={close}
      onDone={() => {
        say(words.discarded);
        close();
      }}
    />
  );
}
