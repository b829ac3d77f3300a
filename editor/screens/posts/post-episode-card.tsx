import { Anchor, Group, Text } from '@mantine/core';
import { episodeTypes } from '@vitrine/domain/content/podcast.ts';
import { Link } from 'react-router';
import { podcasts as text } from '../../text/en-podcasts.ts';
import { posts } from '../../text/en-posts.ts';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import { NumberField, TextField } from '../../ui/form/text-fields.tsx';
import { ProductCard as Card } from '../products/product-card.tsx';
import { FileField } from './file-field.tsx';
import { explicitChoices } from './post-episode.ts';
import type { PostForm } from './use-post-form.ts';

/** The audio file of a post and, where its blog is a podcast, how directories list the episode. */
export function PostEpisodeCard({ form }: { readonly form: PostForm }) {
  const { isPodcast, collection } = form.stored;
  return (
    <Card title={posts.mediaHead}>
      <FileField field={form.field('mediaId')} label={posts.media} hint={posts.mediaHint} accepts="audio" />
      {isPodcast ? (
        <EpisodeFields form={form} />
      ) : (
        <Text size="sm">
          {text.notPodcast}{' '}
          <Anchor component={Link} to={`/posts/podcast?blog=${collection.id}`} inherit underline="always">
            {text.makePodcast(collection.title)}
          </Anchor>
        </Text>
      )}
    </Card>
  );
}

function EpisodeFields({ form }: { readonly form: PostForm }) {
  const episode = form.group('episode');
  return (
    <>
      <Group align="flex-start" gap="md">
        <TextField
          field={episode.field('duration')}
          label={text.duration}
          hint={text.durationHint}
          placeholder="0:42:10"
          narrow
        />
        <NumberField field={episode.field('season')} label={text.season} hint={text.optional} />
        <NumberField field={episode.field('number')} label={text.number} hint={text.optional} />
      </Group>
      <SelectField
        field={episode.field('type')}
        label={text.episodeType}
        options={episodeTypes.map((value) => ({ value, label: text.episodeTypes[value] }))}
      />
      <SelectField
        field={episode.field('explicit')}
        label={text.explicitEpisode}
        options={explicitChoices.map((value) => ({ value, label: text.explicitChoices[value] }))}
      />
      <TextField field={episode.field('subtitle')} label={text.subtitle} hint={text.subtitleHint} />
    </>
  );
}
