import { Group, Text, TextInput, Title } from '@mantine/core';
import type { PodcastSettings } from '@vitrine/contracts/podcasts.ts';
import { podcastCategories } from '@vitrine/domain/content/podcast-categories.ts';
import { podcastTypes } from '@vitrine/domain/content/podcast.ts';
import { siteLanguages } from '@vitrine/domain/store/site-language.ts';
import { podcasts as text } from '../../../text/en-podcasts.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { RadioCardsField, SelectField, SwitchField } from '../../../ui/form/choice-fields.tsx';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { TextField } from '../../../ui/form/text-fields.tsx';
import screen from '../../../ui/screen.module.css';
import { ProductCard as Card } from '../../products/product-card.tsx';
import { FileField } from '../file-field.tsx';
import { type PodcastFormState, usePodcastForm } from './use-podcast-form.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** The form of a blog as a podcast. */
export function PodcastForm(props: { readonly stored: PodcastSettings }) {
  const form = usePodcastForm(props.stored);
  return (
    <FormScreen
      form={form}
      title={
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
      }
      leave={text.leave}
    >
      <div className={screen['stack']}>
        <Text size="sm">{text.lead}</Text>
        <Card title={text.onHead}>
          <SwitchField field={form.field('isOn')} label={text.on} hint={text.onHint} />
          {form.stored.isOn && <FeedAddress url={form.stored.feedUrl} />}
        </Card>
        <AboutCard form={form} />
        <Card title={text.artworkHead}>
          <FileField
            field={form.field('imageId')}
            label={text.artwork}
            hint={text.artworkHint}
            accepts="picture"
          />
        </Card>
      </div>
    </FormScreen>
  );
}

function FeedAddress({ url }: { readonly url: string }) {
  return (
    <Group align="flex-end" gap="sm">
      <TextInput
        label={text.feed}
        description={text.feedHint}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        style={{ flex: '1 1 260px' }}
      />
      <CopyButton text={url} label={text.copy} copiedLabel={text.copied} failed={text.copyFailed} />
    </Group>
  );
}

/** What is stored may be another than those offered. */
const withStored = (offered: readonly string[], stored: string): readonly string[] =>
  stored === '' || offered.includes(stored) ? offered : [...offered, stored];

function AboutCard({ form }: { readonly form: PodcastFormState }) {
  const { language } = form.values;
  return (
    <Card title={text.aboutHead}>
      <TextField
        field={form.field('title')}
        label={text.name}
        hint={text.nameHint(form.stored.collection.title)}
      />
      <TextField field={form.field('author')} label={text.author} hint={text.authorHint} />
      <TextField
        field={form.field('ownerEmail')}
        label={text.ownerEmail}
        hint={text.ownerEmailHint}
        type="email"
        inputMode="email"
      />
      <SelectField
        field={form.field('category')}
        label={text.category}
        options={[
          { value: '', label: text.noCategory },
          ...podcastCategories.map((value) => ({ value, label: value.replace('/', ' › ') })),
        ]}
      />
      <SelectField
        field={form.field('language')}
        label={text.language}
        options={[
          { value: '', label: text.siteLanguage },
          ...withStored(siteLanguages, language).map((value) => ({
            value,
            label: languageNames.of(value) ?? value,
          })),
        ]}
      />
      <RadioCardsField
        field={form.field('type')}
        label={text.type}
        options={podcastTypes.map((value) => ({ value, ...text.types[value] }))}
      />
      <SwitchField field={form.field('isExplicit')} label={text.explicit} hint={text.explicitHint} />
    </Card>
  );
}
