import { Anchor, Text, Title } from '@mantine/core';
import { type CommentSettings, putCommentSettings } from '@vitrine/contracts/comments.ts';
import { commentModerations } from '@vitrine/domain/comment/comment-settings.ts';
import { Link } from 'react-router';
import * as z from 'zod';
import { client, updateCache } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { RadioCardsField, SwitchField } from '../../ui/form/choice-fields.tsx';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { FieldReader } from '../../ui/form/read-values.ts';
import { NumberField } from '../../ui/form/text-fields.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { BackIcon } from '../../ui/icons.tsx';
import { LoadedScreen } from '../../ui/loaded-screen.tsx';
import screen from '../../ui/screen.module.css';
import { ProductCard as Card } from '../products/product-card.tsx';

const words = text.comments.settings;
const KEY = ['comment-settings'];
const load = (signal?: AbortSignal) => client.call('GET', '/api/admin/comments/settings', {}, signal);

const commentValues = z.object({
  commentsEnabled: z.boolean(),
  commentsOpenOnNewPosts: z.boolean(),
  commentModeration: z.enum(commentModerations),
  /** '' for never. */
  commentsCloseAfterDays: z.string(),
});

const valuesOf = (stored: CommentSettings): z.output<typeof commentValues> => ({
  commentsEnabled: stored.commentsEnabled,
  commentsOpenOnNewPosts: stored.commentsOpenOnNewPosts,
  commentModeration: stored.commentModeration,
  commentsCloseAfterDays: stored.commentsCloseAfterDays === 0 ? '' : String(stored.commentsCloseAfterDays),
});

/** How visitors comment on the whole site, and which comments wait for the owner. */
export function CommentSettingsPage() {
  return (
    <LoadedScreen queryKey={KEY} load={load}>
      {(stored) => <SettingsForm stored={stored} />}
    </LoadedScreen>
  );
}

function SettingsForm(props: { readonly stored: CommentSettings }) {
  const form = useForm({
    record: 'comment-settings',
    stored: props.stored,
    schema: commentValues,
    valuesOf,
    read: (typed, { version }) => {
      const reader = new FieldReader();
      const days = reader.optionalNumber('commentsCloseAfterDays', typed.commentsCloseAfterDays) ?? 0;
      return reader.done(putCommentSettings.body, { ...typed, version, commentsCloseAfterDays: days }, typed);
    },
    send: (body) => client.call('PUT', '/api/admin/comments/settings', { body }),
    load,
    onStored: (now) => updateCache<CommentSettings>(KEY, () => now),
  });
  return (
    <>
      <Link to="/comments" className={screen['back']}>
        <BackIcon size={18} />
        {text.comments.back}
      </Link>
      <FormScreen
        form={form}
        title={
          <Title order={1} className={screen['title'] ?? ''}>
            {words.title}
          </Title>
        }
        leave={words.leave}
      >
        <div className={screen['stack']}>
          <Card title={words.siteHead}>
            <SwitchField
              field={form.field('commentsEnabled')}
              label={words.enabled}
              hint={words.enabledHint}
            />
            <SwitchField
              field={form.field('commentsOpenOnNewPosts')}
              label={words.openOnNew}
              hint={words.openOnNewHint}
            />
            <NumberField
              field={form.field('commentsCloseAfterDays')}
              label={words.closeAfter}
              hint={words.closeAfterHint}
            />
          </Card>
          <Card title={words.moderationHead}>
            <RadioCardsField
              field={form.field('commentModeration')}
              label={words.moderation}
              options={commentModerations.map((value) => ({ value, ...words.moderations[value] }))}
            />
          </Card>
          <Text size="sm">
            {words.likes}{' '}
            <Anchor component={Link} to="/site#simpleLikingEnabled" inherit underline="always">
              {words.likesLink}
            </Anchor>
            {words.likesEnd}
          </Text>
        </div>
      </FormScreen>
    </>
  );
}
