import { notifications } from '@mantine/notifications';
import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import type { AddedPictures } from '@vitrine/contracts/galleries.ts';
import { useEffect, useRef, useState } from 'react';
import { client, queryClient } from '../../app/client.ts';
import { galleries as text } from '../../text/en-galleries.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { useWarningOnClose } from '../../ui/use-warning-on-close.ts';
import { uploadAsset } from '../../ui/uploads/upload-asset.ts';
import { useTrayUploads } from '../../ui/uploads/use-tray-uploads.ts';
import { type Adding, AddQueue } from './add-queue.ts';
import { readGalleriesAgain } from './gallery-queries.ts';
import { showAdded } from './use-gallery-pictures.ts';

/** Pictures sent at the same time. */
const AT_ONCE = 3;
/** Milliseconds between two calls that add what has arrived. */
const REST = 700;

/**
 * Pictures on their way into a gallery: uploaded, or chosen among those that are in the library. They are added in the
 * order in which they were chosen; one that was refused and is tried again comes after the others.
 */
export function useGalleryUploads(galleryId: string) {
  const showNumber = useShowNumber();
  const [adding, setAdding] = useState<Adding>({ waiting: 0, failure: null });
  const [first] = useState(
    () =>
      new AddQueue(
        (assetIds) =>
          client.call('POST', '/api/admin/galleries/:id/pictures', {
            params: { id: galleryId },
            body: { assetIds: [...assetIds] },
          }),
        setAdding,
        () => new Promise((resolve) => setTimeout(resolve, REST)),
      ),
  );
  const queue = useRef(first);
  useEffect(() => {
    queue.current.added = ({ added, present, missing, total }: AddedPictures) => {
      showAdded(galleryId, added, total);
      readGalleriesAgain(galleryId);
      if (present.length > 0) notifications.show({ message: text.present(showNumber, present.length) });
      if (missing.length > 0) notifications.show({ message: text.missing(showNumber, missing.length) });
    };
  });
  const uploads = useTrayUploads<AssetView>(
    (file, signal, onProgress) => uploadAsset('picture', file, signal, onProgress),
    ({ id }) => queue.current.add([id]),
    { atOnce: AT_ONCE },
  );
  useWarningOnClose(adding.waiting > 0);
  const { isGoing, done } = uploads;
  useEffect(() => {
    // The library has new files.
    if (!isGoing && done > 0) void queryClient.invalidateQueries({ queryKey: ['assets'] });
  }, [isGoing, done]);
  return {
    uploads,
    adding,
    /** Adds files that are in the library already. */
    choose: (assets: readonly AssetView[]) => queue.current.add(assets.map(({ id }) => id)),
    retry: () => queue.current.retry(),
    drop: () => queue.current.drop(),
  };
}

export type GalleryUploads = ReturnType<typeof useGalleryUploads>;
