import { notifications } from '@mantine/notifications';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { GalleryPicture, PicturePage } from '@vitrine/contracts/galleries.ts';
import { client, queryClient, sentenceOf, updateCache } from '../../app/client.ts';
import { type Move, movesBack, withMoved } from '../../ui/order/order-moves.ts';
import { orderedAs } from './gallery-moves.ts';
import { loadPictures, picturesKey, readGalleriesAgain } from './gallery-queries.ts';

interface Pages {
  readonly pages: readonly PicturePage[];
  readonly pageParams: readonly (string | null)[];
}

const rowsOf = (pages: readonly PicturePage[]): readonly GalleryPicture[] =>
  pages.flatMap(({ pictures }) => pictures);

/** A picture as it was loaded last; undefined for one that is not shown. */
export const knownPicture = (galleryId: string, id: string): GalleryPicture | undefined =>
  rowsOf(queryClient.getQueryData<Pages>(picturesKey(galleryId, false))?.pages ?? []).find(
    (one) => one.id === id,
  );

/** Changes the pictures that are shown, in what is known of the server; `total` counts those of the gallery. */
function changeShown(
  galleryId: string,
  change: (rows: readonly GalleryPicture[], hasMore: boolean) => readonly GalleryPicture[],
  total: (before: number) => number = (before) => before,
): void {
  updateCache<Pages>(picturesKey(galleryId, false), (data) => {
    if (data === undefined) return undefined;
    const hasMore = data.pages.at(-1)?.hasMore ?? false;
    const pictures = [...change(rowsOf(data.pages), hasMore)];
    return { pages: [{ pictures, hasMore, total: total(data.pages[0]?.total ?? 0) }], pageParams: [null] };
  });
}

export const readPicturesAgain = (galleryId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: picturesKey(galleryId, false) });

/** Shows pictures as they are now. */
export const keepPictures = (galleryId: string, changed: readonly GalleryPicture[]): void =>
  changeShown(galleryId, (rows) => rows.map((row) => changed.find(({ id }) => id === row.id) ?? row));

/** Shows pictures that were added to the end, where the end is shown. */
export function showAdded(galleryId: string, added: readonly GalleryPicture[], total: number): void {
  // What is loaded just now may have been read before.
  if (queryClient.getQueryData(picturesKey(galleryId, false)) === undefined)
    void readPicturesAgain(galleryId);
  changeShown(
    galleryId,
    (rows, hasMore) => {
      const there = new Set(rows.map(({ id }) => id));
      return hasMore ? rows : [...rows, ...added.filter(({ id }) => !there.has(id))];
    },
    () => total,
  );
}

/** Takes pictures away that were moved to the bin. */
export const takeAway = (galleryId: string, ids: readonly string[]): void =>
  changeShown(
    galleryId,
    (rows) => rows.filter(({ id }) => !ids.includes(id)),
    (before) => Math.max(0, before - ids.length),
  );

/** The pictures of a gallery in their order; moves are shown at once and sent one after the other. */
export function useGalleryPictures(galleryId: string) {
  const query = useInfiniteQuery({
    queryKey: picturesKey(galleryId, false),
    queryFn: ({ pageParam, signal }) => loadPictures(galleryId, { after: pageParam, removed: false }, signal),
    initialPageParam: null as string | null,
    // By the pictures as they are now: what was moved away is not the last one any more.
    getNextPageParam: (last, pages) => (last.hasMore ? (rowsOf(pages).at(-1)?.id ?? null) : null),
    refetchOnWindowFocus: false,
  });
  const pages = query.data?.pages ?? [];
  const rows = rowsOf(pages);
  const hasMore = pages.at(-1)?.hasMore ?? false;
  const send = useMutation({
    mutationFn: (move: Move) =>
      client.call('POST', '/api/admin/galleries/:id/pictures/order', {
        params: { id: galleryId },
        body: { ...move, ids: [...move.ids] },
      }),
    scope: { id: `gallery-order-${galleryId}` },
    onSuccess: () => readGalleriesAgain(galleryId),
    onError: (error) => {
      notifications.show({ color: 'red', message: sentenceOf(error) });
      void readPicturesAgain(galleryId);
    },
  });
  /** Shows pictures in another order, as they are now. */
  const show = (order: readonly GalleryPicture[]) =>
    changeShown(galleryId, (now, isMore) => orderedAs(now, order, isMore));
  return {
    query,
    rows,
    total: pages[0]?.total ?? 0,
    /** Of the last move, which is sent after those before it. */
    status: send.status,
    show,
    /** The pictures with some of them in another place, without saving it. */
    withMoved: (ids: readonly string[], place: number) => withMoved(rows, ids, place, hasMore).rows,
    /** Moves pictures so that the first of them is in `place`, from 1. Returns what takes that back. */
    move: (
      ids: readonly string[],
      place: number,
      /** The pictures before, where others are shown already. */
      before: readonly GalleryPicture[] = rows,
    ): (() => void) => {
      const { rows: next, move } = withMoved(orderedAs(rows, before, hasMore), ids, place, hasMore);
      changeShown(galleryId, () => next);
      send.mutate(move);
      return () => {
        show(before);
        for (const back of movesBack(before, ids)) send.mutate(back);
      };
    },
  };
}

export type GalleryPictures = ReturnType<typeof useGalleryPictures>;
