import { type PodcastSettings, putPodcast } from '@vitrine/contracts/podcasts.ts';
import { podcastTypes } from '@vitrine/domain/content/podcast.ts';
import * as z from 'zod';
import { client, queryClient, updateCache } from '../../../app/client.ts';
import { FieldReader } from '../../../ui/form/read-values.ts';
import { type Form, useForm } from '../../../ui/form/use-form.ts';

const podcastValues = z.object({
  isOn: z.boolean(),
  title: z.string(),
  author: z.string(),
  ownerEmail: z.string(),
  category: z.string(),
  imageId: z.string().nullable(),
  isExplicit: z.boolean(),
  language: z.string(),
  type: z.enum(podcastTypes),
});
type PodcastValues = z.output<typeof podcastValues>;
export type PodcastFormState = Form<PodcastSettings, PodcastValues>;

const valuesOf = ({
  revision: _revision,
  collection: _collection,
  feedUrl: _feedUrl,
  ...values
}: PodcastSettings): PodcastValues => values;

export const podcastKey = (id: string) => ['podcast', id];

/** How a blog is described to directories of podcasts. */
export function usePodcastForm(stored: PodcastSettings): PodcastFormState {
  const { id } = stored.collection;
  const params = { id };
  return useForm({
    record: `podcast/${id}`,
    stored,
    schema: podcastValues,
    valuesOf,
    read: (values, { revision }) => new FieldReader().done(putPodcast.body, { ...values, revision }, values),
    send: (body) => client.call('PUT', '/api/admin/blogs/:id/podcast', { params, body }),
    load: () => client.call('GET', '/api/admin/blogs/:id/podcast', { params }),
    onStored: (now) => {
      updateCache<PodcastSettings>(podcastKey(id), () => now);
      // Posts say whether their blog is a podcast.
      void queryClient.invalidateQueries({ queryKey: ['post'] });
    },
  });
}
