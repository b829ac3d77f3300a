import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../app/client.ts';
import { galleries as text } from '../../text/en-galleries.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { readGalleriesAgain, restorePictures } from './gallery-queries.ts';
import { removePictures, showPictures } from './save-picture.ts';
import { takeAway } from './use-gallery-pictures.ts';

const showError = (error: unknown): void =>
  void notifications.show({ color: 'red', message: sentenceOf(error) });

/** Shows, hides and removes pictures of a gallery, one or many; `onRemoved` is called when some are gone. */
export function useMany(galleryId: string, onRemoved: (ids: readonly string[]) => void) {
  const showNumber = useShowNumber();
  const show = useMutation({
    mutationFn: ({ ids, isShown }: { readonly ids: readonly string[]; readonly isShown: boolean }) =>
      showPictures(galleryId, ids, isShown),
    onSuccess: ({ length }, { isShown }) =>
      notifications.show({
        message: isShown ? text.shownNow(showNumber, length) : text.hiddenNow(showNumber, length),
      }),
    onError: showError,
  });
  const remove = useMutation({
    mutationFn: (ids: readonly string[]) => removePictures(galleryId, ids),
    onSuccess: (removed, ids) => {
      onRemoved(ids);
      // Also those that somebody else has removed.
      takeAway(galleryId, ids);
      readGalleriesAgain(galleryId);
      showUndo({
        message: text.removed(showNumber, removed.length),
        label: text.undo,
        undo: () =>
          restorePictures(galleryId, removed).then(
            (restored) => void notifications.show({ message: text.restored(showNumber, restored.length) }),
            showError,
          ),
      });
    },
    onError: showError,
  });
  const isBusy = show.isPending || remove.isPending;
  return {
    isBusy,
    show: (ids: readonly string[], isShown: boolean): void => {
      if (!isBusy && ids.length > 0) show.mutate({ ids, isShown });
    },
    remove: (ids: readonly string[]): void => {
      if (!isBusy && ids.length > 0) remove.mutate(ids);
    },
  };
}
