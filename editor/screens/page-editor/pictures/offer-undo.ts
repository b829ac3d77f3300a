import { notifications } from '@mantine/notifications';
import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import { client, queryClient, sentenceOf } from '../../../app/client.ts';
import { pagePictures as text } from '../../../text/en-page-pictures.ts';
import { showUndo } from '../../../ui/show-undo.tsx';
import type { EditorStore } from '../editor-store.ts';
import { takeBack } from './place-pictures.ts';

/** Says what was uploaded, with a button that deletes it again and takes it off the page; `blocks` were added for it. */
export function offerUploadUndo(
  store: EditorStore,
  assets: readonly AssetView[],
  blocks: readonly string[],
): void {
  const ids = assets.map(({ id }) => id);
  showUndo({
    message: text.uploaded(String, ids.length),
    label: text.undoUpload,
    undo: async () => {
      takeBack(store, ids, blocks);
      try {
        for (const id of ids) await client.call('DELETE', '/api/admin/assets/:id', { params: { id } });
        notifications.show({ message: text.uploadUndone(String, ids.length) });
      } catch (error) {
        notifications.show({ color: 'red', message: sentenceOf(error) });
      }
      void queryClient.invalidateQueries({ queryKey: ['assets', 'library'] });
    },
  });
}
