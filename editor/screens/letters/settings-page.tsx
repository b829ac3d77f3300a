import { Anchor, Text, Title } from '@mantine/core';
import { letterSettingsChange, type LetterSettingsView } from '@vitrine/contracts/letter-sending.ts';
import { Link } from 'react-router';
import * as z from 'zod';
import { client, updateCache } from '../../app/client.ts';
import { letters } from '../../text/en-letters.ts';
import { Card } from '../../ui/card.tsx';
import { SwitchField } from '../../ui/form/choice-fields.tsx';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { FieldReader } from '../../ui/form/read-values.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { BackIcon } from '../../ui/icons.tsx';
import { LoadedScreen } from '../../ui/loaded-screen.tsx';
import screen from '../../ui/screen.module.css';

const text = letters.settings;
const KEY = ['letter-settings'];
const values = z.object({ countsOpens: z.boolean(), countsClicks: z.boolean() });

const load = (signal?: AbortSignal) => client.call('GET', '/api/admin/letters/settings', {}, signal);

/** What is counted of letters: nothing, unless the owner wants it. */
export function LetterSettingsPage() {
  return (
    <LoadedScreen
      queryKey={KEY}
      load={load}
      back={
        <Link to="/letters" className={screen['back']}>
          <BackIcon size={18} />
          {letters.back}
        </Link>
      }
    >
      {(stored) => <SettingsForm stored={stored} />}
    </LoadedScreen>
  );
}

function SettingsForm(props: { readonly stored: LetterSettingsView }) {
  const form = useForm({
    record: 'letter-settings',
    stored: props.stored,
    schema: values,
    valuesOf: ({ countsOpens, countsClicks }) => ({ countsOpens, countsClicks }),
    read: (typed, { version }) => new FieldReader().done(letterSettingsChange, { ...typed, version }, typed),
    send: (body) => client.call('PUT', '/api/admin/letters/settings', { body }),
    load,
    onStored: (now) => updateCache(KEY, () => now),
  });
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
        <Card title={text.card}>
          <Text size="sm">{text.lead}</Text>
          <SwitchField field={form.field('countsOpens')} label={text.opens} hint={text.opensHint} />
          <SwitchField field={form.field('countsClicks')} label={text.clicks} hint={text.clicksHint} />
          <Text size="sm">
            {text.privacy}{' '}
            <Anchor component={Link} inherit underline="always" to="/settings/legal-pages">
              {text.toPrivacy}
            </Anchor>
          </Text>
        </Card>
      </div>
    </FormScreen>
  );
}
