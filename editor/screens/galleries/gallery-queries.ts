import { useQuery } from '@tanstack/react-query';
import { client, queryClient } from '../../app/client.ts';

/** The galleries of the website by title. */
export function useGalleries() {
  return useQuery({
    queryKey: ['galleries'],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/galleries', {}, signal),
  });
}

const galleryKey = (id: string) => ['gallery', id];

/** A gallery without its pictures. */
export function useGallery(id: string) {
  return useQuery({
    queryKey: galleryKey(id),
    queryFn: ({ signal }) => client.call('GET', '/api/admin/galleries/:id', { params: { id } }, signal),
  });
}

/** The pictures of a gallery, or those in its bin. */
export const picturesKey = (id: string, removed: boolean) => [
  ...galleryKey(id),
  removed ? 'bin' : 'pictures',
];

/** Loads a page of a gallery's pictures behind `after`. */
export const loadPictures = (
  id: string,
  { after, removed }: { readonly after: string | null; readonly removed: boolean },
  signal?: AbortSignal,
) =>
  client.call(
    'GET',
    '/api/admin/galleries/:id/pictures',
    {
      params: { id },
      query: {
        ...(after === null ? {} : { after }),
        ...(removed ? { removed: 'only' as const } : {}),
      },
    },
    signal,
  );

/** Loads again what is shown of the galleries besides the pictures of one. */
export function readGalleriesAgain(id: string): void {
  void queryClient.invalidateQueries({ queryKey: ['galleries'] });
  void queryClient.invalidateQueries({ queryKey: galleryKey(id), exact: true });
  void queryClient.invalidateQueries({ queryKey: picturesKey(id, true) });
}

/** Takes pictures of a gallery out of the bin. Returns the ids of those that were there. */
export async function restorePictures(id: string, ids: readonly string[]): Promise<readonly string[]> {
  const { restored } = await client.call('POST', '/api/admin/galleries/:id/pictures/restore', {
    params: { id },
    body: { ids: [...ids] },
  });
  await queryClient.invalidateQueries({ queryKey: picturesKey(id, false) });
  readGalleriesAgain(id);
  return restored;
}
