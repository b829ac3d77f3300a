import { Button, Group, NativeSelect, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { mailKinds, type MailKind } from '@vitrine/contracts/mail.ts';
import type { MailSettingsView } from '@vitrine/contracts/mail-settings.ts';
import { mayChangeTeamNotices } from '@vitrine/domain/account/owner-notices.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { client, updateCache } from '../../app/client.ts';
import { useMe } from '../../app/session.ts';
import { text as shared } from '../../text/en.ts';
import { mails as text } from '../../text/en-mails.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { LongTextField, TextField } from '../../ui/form/text-fields.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import screen from '../../ui/screen.module.css';
import { AccentField } from './accent-field.tsx';
import { KindsCard } from './kinds-card.tsx';
import { LogoField } from './logo-field.tsx';
import { MailPreview } from './mail-preview.tsx';
import styles from './mails.module.css';
import { colorOf, readSettings, settingsValues, settingsValuesOf } from './settings-values.ts';
import { TeamNoticesCard } from './team-notices-card.tsx';

const KEY = ['mail-settings'];

const load = (signal?: AbortSignal) => client.call('GET', '/api/admin/mail-settings', {}, signal);

/** Whom emails come from, how they look, what they say, and who of the team gets which. */
export function MailsScreen() {
  const { owner } = useMe();
  const settings = useQuery({ queryKey: KEY, queryFn: ({ signal }) => load(signal) });
  return (
    <div className={screen['screen']}>
      {settings.isPending ? (
        <ListWaiting />
      ) : settings.isError ? (
        <CallFailed error={settings.error} again={() => void settings.refetch()} />
      ) : (
        <SettingsForm stored={settings.data}>
          <KindsCard />
          {mayChangeTeamNotices(owner.role) && <TeamNoticesCard />}
        </SettingsForm>
      )}
    </div>
  );
}

function SettingsForm(props: { stored: MailSettingsView; children: ReactNode }) {
  const [kind, setKind] = useState<MailKind>('order-confirmation');
  const form = useForm({
    record: 'mail-settings',
    stored: props.stored,
    schema: settingsValues,
    valuesOf: settingsValuesOf,
    read: readSettings,
    send: (body) => client.call('PUT', '/api/admin/mail-settings', { body }),
    load,
    onStored: (now) => updateCache(KEY, () => now),
  });
  const { site } = form.stored;
  const { senderName, senderAddress, logo, logoId, accent, footer } = form.values;
  const card = `${screen['sheet']} ${screen['card']} ${screen['stack']}`;
  const name = senderName.trim() || site.title;
  const address = senderAddress.trim() || site.contactEmail;
  const from = address === '' ? name : `${name} <${address}>`;
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
      <div className={styles['columns']}>
        <div className={screen['stack']}>
          <section className={card}>
            <CardHead {...text.sender} />
            <TextField
              field={form.field('senderName')}
              label={text.sender.name}
              hint={text.sender.nameHint(site.title)}
            />
            <TextField
              field={form.field('senderAddress')}
              label={text.sender.address}
              hint={text.sender.addressHint(site.contactEmail)}
              type="email"
              inputMode="email"
            />
            <TextField
              field={form.field('replyTo')}
              label={text.sender.replyTo}
              hint={text.sender.replyToHint(address)}
              type="email"
              inputMode="email"
            />
            <Group>
              <Button component={Link} to="/mail/delivery" variant="default">
                {text.sender.delivery}
              </Button>
            </Group>
          </section>
          <section className={card}>
            <CardHead {...text.look} />
            <LogoField fields={form} stored={form.stored} />
            <AccentField field={form.field('accent')} ofSite={site.accent} />
            <LongTextField
              field={form.field('footer')}
              label={text.look.footer}
              hint={text.look.footerHint}
              rows={2}
            />
          </section>
          {props.children}
        </div>
        <MailPreview
          from={from}
          mail={{
            kind,
            occasion: '',
            language: localeOf(site.language),
            words: null,
            look: {
              logo,
              logoId: logoId === '' ? null : logoId,
              accent: colorOf(accent).slice(0, 7),
              footer: footer.slice(0, 300),
            },
          }}
          tools={
            <NativeSelect
              size="xs"
              label={text.preview.kind}
              data={mailKinds
                .filter((one) => one !== 'test')
                .map((one) => ({ value: one, label: shared.mail.kinds[one] }))}
              value={kind}
              onChange={(event) => {
                const chosen = mailKinds.find((one) => one === event.currentTarget.value);
                if (chosen !== undefined) setKind(chosen);
              }}
            />
          }
        />
      </div>
    </FormScreen>
  );
}

function CardHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div>
      <Title order={2} className={screen['cardTitle'] ?? ''} mb={4}>
        {title}
      </Title>
      <Text size="sm" c="dimmed">
        {lead}
      </Text>
    </div>
  );
}
