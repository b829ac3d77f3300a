import { Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PostDetail } from '@vitrine/contracts/posts.ts';
import { statusLabels } from '@vitrine/domain/content/content-status.ts';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { client } from '../../app/client.ts';
import { posts as text } from '../../text/en-posts.ts';
import { written } from '../../text/en-written.ts';
import { SelectField, SwitchField } from '../../ui/form/choice-fields.tsx';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { TagsField } from '../../ui/form/tags-field.tsx';
import { TextField } from '../../ui/form/text-fields.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { pageStatusTones } from '../../ui/page-status-tones.ts';
import screen from '../../ui/screen.module.css';
import { Tone } from '../../ui/tone.tsx';
import { ProductCard as Card } from '../products/product-card.tsx';
import { EventPlaceCard, EventTimeCard } from './event-cards.tsx';
import { useAuthors } from './post-queries.ts';
import { FileField } from './file-field.tsx';
import { PostCustomCards } from './post-custom-card.tsx';
import { PostEpisodeCard } from './post-episode-card.tsx';
import { PostHistory } from './post-history.tsx';
import { PostSearchCard } from './post-search-card.tsx';
import { PostStatusCard } from './post-status-card.tsx';
import { SeriesCard } from './series-card.tsx';
import { TicketsCard } from './tickets-card.tsx';
import { type PostForm, usePostForm } from './use-post-form.ts';
import { writtenPaths } from './written-kinds.ts';

const RichTextField = lazyPart(async () => (await import('../products/rich-text-field.tsx')).RichTextField);

/** The form of what is set of a post. */
export function PostSettings(props: { readonly stored: PostDetail }) {
  const form = usePostForm(props.stored);
  const { stored: post } = form;
  const words = written[post.kind];
  return (
    <FormScreen
      form={form}
      title={<Heading post={post} />}
      {...(post.status === 'published' ? { seen: { href: post.path, label: words.view } } : {})}
      leave={words.leave}
    >
      <div className={screen['columns']}>
        <div className={screen['stack']}>
          <Card title={text.wordsHead}>
            <TextField field={form.field('title')} label={text.titleField} />
            <Suspense fallback={null}>
              <RichTextField
                key={form.replaced}
                field={form.field('excerpt')}
                stored={post.excerpt}
                label={text.excerpt}
                hint={text.excerptHint}
                short
              />
            </Suspense>
          </Card>
          {post.kind === 'events' && <EventTimeCard form={form} />}
          {post.kind === 'events' && <EventPlaceCard form={form} />}
          {post.kind === 'events' && <TicketsCard form={form} />}
          <Card title={text.pictureHead}>
            <FileField
              field={form.field('mainImageId')}
              label={words.picture}
              hint={text.pictureHint}
              accepts="picture"
            />
          </Card>
          <Card title={text.linkHead}>
            <TextField field={form.field('sourceUrl')} label={text.sourceUrl} hint={text.sourceUrlHint} />
            <SwitchField
              field={form.field('passthrough')}
              label={text.passthrough}
              hint={words.passthroughHint}
            />
          </Card>
          <PostCustomCards form={form} />
          {post.kind === 'blog' && <PostEpisodeCard form={form} />}
          <PostSearchCard form={form} />
        </div>
        <div className={screen['stack']}>
          <PostStatusCard form={form} />
          {post.kind === 'events' && <SeriesCard form={form} />}
          <OrganizeCard form={form} />
          <Card title={text.optionsHead}>
            <SwitchField field={form.field('featured')} label={text.featured} hint={words.featuredHint} />
            <SwitchField
              field={form.field('commentsOpen')}
              label={text.commentsOpen}
              hint={text.commentsHint}
            />
          </Card>
          <PostHistory post={post} />
        </div>
      </div>
    </FormScreen>
  );
}

function Heading({ post }: { readonly post: PostDetail }) {
  return (
    <>
      <Title order={1} className={screen['title'] ?? ''}>
        {post.title}
      </Title>
      <Tone tone={pageStatusTones[post.status]}>{statusLabels[post.status]}</Tone>
      <Button component={Link} to={`${writtenPaths[post.kind]}/${post.id}`} variant="default">
        {text.write}
      </Button>
    </>
  );
}

/** The tags or categories of the blog that are offered first. */
function useSuggestions(collection: string, kind: 'tag' | 'category'): readonly string[] {
  const { data } = useQuery({
    queryKey: ['post-labels', collection, kind, ''],
    queryFn: ({ signal }) =>
      client.call('GET', '/api/admin/post-labels', { query: { collection, kind } }, signal),
  });
  return data?.labels.map(({ name }) => name) ?? [];
}

function OrganizeCard({ form }: { readonly form: PostForm }) {
  const { collection, kind } = form.stored;
  const authors = useAuthors().data?.authors ?? [];
  return (
    <Card title={text.organizeHead}>
      <SelectField
        field={form.field('authorId')}
        label={text.author}
        hint={written[kind].authorHint}
        options={[
          { value: '', label: text.nobody },
          ...authors.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <TagsField
        field={form.field('categories')}
        label={text.columns.categories}
        hint={text.categoriesHint}
        suggestions={useSuggestions(collection.id, 'category')}
      />
      <TagsField
        field={form.field('tags')}
        label={text.columns.tags}
        hint={text.tagsHint}
        suggestions={useSuggestions(collection.id, 'tag')}
      />
    </Card>
  );
}
