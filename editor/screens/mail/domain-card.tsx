import { Alert, Button, Group, Loader, Text, TextInput, Title, VisuallyHidden } from '@mantine/core';
import type { SenderDomain } from '@vitrine/contracts/mail-delivery.ts';
import type { RecordState } from '@vitrine/domain/mail/sender-domain.ts';
import { useQuery } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { type FormEvent, useState } from 'react';
import { client } from '../../app/client.ts';
import { mailDelivery } from '../../text/en-mail-delivery.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed } from '../../ui/call-state.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import screen from '../../ui/screen.module.css';
import { Tone, type ToneName } from '../../ui/tone.tsx';
import styles from './delivery.module.css';

const text = mailDelivery.domain;

type DomainRecord = SenderDomain['records'][number];

const tones: Readonly<Record<RecordState, ToneName>> = {
  found: 'green',
  missing: 'red',
  incomplete: 'amber',
  wrong: 'red',
  unknown: 'grey',
};

/** The records by which other mail servers recognise the emails of the sender's domain, and what is to be added. */
export function DomainCard({ hasServer }: { hasServer: boolean }) {
  const [typed, setTyped] = useState('');
  const [selector, setSelector] = useState('');
  const looked = useQuery({
    queryKey: ['mail-domain', selector],
    queryFn: ({ signal }) =>
      client.call(
        'GET',
        '/api/admin/mail-delivery/domain',
        { query: selector === '' ? {} : { selector } },
        signal,
      ),
    // Other people's servers are asked: only when the owner wants to know.
    refetchOnWindowFocus: false,
    retry: false,
    placeholderData: (before) => before,
  });
  const problem = looked.error instanceof CallFailure ? looked.error.fields?.['selector'] : undefined;
  const look = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted === selector) void looked.refetch();
    else setSelector(wanted);
  };
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${screen['stack']}`}>
      <div>
        <Title order={2} className={screen['cardTitle'] ?? ''} mb={4}>
          {text.title}
        </Title>
        <Text size="sm" c="dimmed">
          {text.lead}
        </Text>
      </div>
      {looked.isPending ? (
        <Group gap="sm" aria-busy="true">
          <Loader size="sm" aria-hidden />
          <Text size="sm">{text.looking}</Text>
        </Group>
      ) : looked.data === undefined && problem === undefined ? (
        <CallFailed error={looked.error} again={() => void looked.refetch()} />
      ) : (
        looked.data !== undefined && <Found domain={looked.data} hasServer={hasServer} />
      )}
      <VisuallyHidden component="output">{looked.isFetching ? text.looking : ''}</VisuallyHidden>
      {!looked.isPending && looked.data?.isMailbox !== true && looked.data?.domain !== '' && (
        <form onSubmit={look} noValidate className={styles['form']}>
          <TextInput
            label={text.selector}
            description={text.selectorHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={63}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={problem}
          />
          <BusyButton type="submit" variant="default" loading={looked.isFetching}>
            {typed.trim() === selector ? text.again : text.look}
          </BusyButton>
        </form>
      )}
      {looked.data?.domain === '' && (
        <Group>
          <Button variant="default" onClick={() => void looked.refetch()}>
            {text.again}
          </Button>
        </Group>
      )}
    </section>
  );
}

function Found(props: { domain: SenderDomain; hasServer: boolean }) {
  const { domain, isMailbox, records } = props.domain;
  if (domain === '') return <Text size="sm">{text.none}</Text>;
  if (isMailbox)
    return (
      <Alert color="yellow" variant="light">
        {text.mailbox(domain)}
      </Alert>
    );
  return (
    <ul className={styles['records']} aria-label={text.looked(domain)}>
      {records.map((record) => (
        <li key={record.kind} className={styles['record']}>
          <OneRecord record={record} hasServer={props.hasServer} />
        </li>
      ))}
    </ul>
  );
}

function OneRecord({ record, hasServer }: { record: DomainRecord; hasServer: boolean }) {
  const { kind, state, name, value, present } = record;
  const isLacking = state === 'missing' || state === 'incomplete' || state === 'wrong';
  const needsServer = kind === 'spf' && state === 'missing' && value === '' && !hasServer;
  const label = text.names[kind];
  return (
    <>
      <Group gap="sm">
        <Title order={3} size="h5">
          {label}
        </Title>
        <Tone tone={tones[state]}>{text.states[state]}</Tone>
      </Group>
      <Text size="sm" c="dimmed">
        {text.means[kind]}
      </Text>
      <Text size="sm">{needsServer ? text.noServer : text.hints[kind][state]}</Text>
      {isLacking && !needsServer && name !== '' && (
        <Copied title={text.name} copy={text.copyName} name={text.copyNameOf(label)} content={name} />
      )}
      {value !== '' && (
        <Copied title={text.value} copy={text.copyValue} name={text.copyValueOf(label)} content={value} />
      )}
      {present !== '' && (
        <div>
          <Text size="xs" c="dimmed">
            {text.present}
          </Text>
          <code className={styles['code']}>{present}</code>
        </div>
      )}
    </>
  );
}

/** A text to add at another place, with a button that copies it. */
function Copied(props: { title: string; copy: string; name: string; content: string }) {
  return (
    <div className={styles['copied']}>
      <div>
        <Text size="xs" c="dimmed">
          {props.title}
        </Text>
        <code className={styles['code']}>{props.content}</code>
      </div>
      <CopyButton
        text={props.content}
        label={props.copy}
        name={props.name}
        copiedLabel={text.copied}
        failed={text.notCopied}
        size="xs"
      />
    </div>
  );
}
