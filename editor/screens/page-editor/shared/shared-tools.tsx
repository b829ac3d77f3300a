import { notifications } from '@mantine/notifications';
import type { PageSection } from '@vitrine/domain/page/page-document.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { sentenceOf } from '../../../app/client.ts';
import { sharedSections as text } from '../../../text/en-shared-sections.ts';
import { LinkIcon } from '../../../ui/icons.tsx';
import { Tool } from '../../../ui/tool.tsx';
import { focusCanvas } from '../canvas/text-place.ts';
import { EditTextIcon } from '../editor-icons.tsx';
import { useSpeech } from '../speech.tsx';
import { useEditorStore } from '../use-editor.ts';
import { detachSection } from './share-actions.ts';
import { partNow } from './use-parts.ts';

/** The address at which a shared section is edited; from there one comes back to this page. */
export function useEditAddress(partId: string): string {
  const { pageId = '' } = useParams();
  return `/parts/${partId}?from=${pageId}`;
}

/** Makes a shared section this page's own. */
export function useDetach(id: string, partId: string) {
  const store = useEditorStore();
  const say = useSpeech();
  const [isBusy, setBusy] = useState(false);
  const detach = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      say(await detachSection(store, id, partId));
      // The pressed button is gone.
      requestAnimationFrame(focusCanvas);
    } catch (error) {
      notifications.show({ color: 'red', message: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return { detach: () => void detach(), isBusy };
}

/** What can be done with a shared section on the canvas, besides what every section has. */
export function SharedTools({ section, partId }: { readonly section: PageSection; readonly partId: string }) {
  const navigate = useNavigate();
  const address = useEditAddress(partId);
  const { detach, isBusy } = useDetach(section.id, partId);
  if (partNow(partId) === undefined) return null;
  return (
    <>
      <Tool label={text.edit} onClick={() => void navigate(address)}>
        <EditTextIcon size={16} />
      </Tool>
      <Tool label={text.detach} disabled={isBusy} onClick={detach}>
        <LinkIcon size={16} />
      </Tool>
    </>
  );
}
