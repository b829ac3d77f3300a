import { Alert, Button, Group, Text, Title } from '@mantine/core';
import type { SpamProtection } from '@vitrine/contracts/spam-protection.ts';
import { type ReactNode, useState } from 'react';
import { client, updateCache } from '../../app/client.ts';
import { spamProtection as text } from '../../text/en-spam-protection.ts';
import { ConnectionFacts } from '../../ui/connection.tsx';
import { LoadedScreen } from '../../ui/loaded-screen.tsx';
import screen from '../../ui/screen.module.css';
import { Tone } from '../../ui/tone.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

const KEY = ['spam-protection'];

/** What protects the site's forms from bots: the built-in captcha, or Google's with keys of the owner. */
export function SpamProtectionScreen() {
  return (
    <LoadedScreen
      queryKey={KEY}
      load={(signal) => client.call('GET', '/api/admin/spam-protection', {}, signal)}
    >
      {({ google }) => <Protection google={google} />}
    </LoadedScreen>
  );
}

function Card(props: { children: ReactNode }) {
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${screen['stack']}`}>{props.children}</section>
  );
}

function CardHead(props: { title: string; children: ReactNode }) {
  return (
    <Group gap="sm">
      <Title order={2} className={screen['cardTitle'] ?? ''} mb={0}>
        {props.title}
      </Title>
      {props.children}
    </Group>
  );
}

function Protection({ google }: Pick<SpamProtection, 'google'>) {
  const [asking, setAsking] = useState<'keys' | 'remove' | null>(null);
  const isUsed = google !== null;
  const dialog = {
    google,
    onClose: () => setAsking(null),
    onDone: (now: SpamProtection) => {
      updateCache<SpamProtection>(KEY, () => now);
      setAsking(null);
    },
  };
  return (
    <>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
      </div>
      <div className={screen['stack']}>
        <Card>
          <CardHead title={text.built.title}>
            <Tone tone={isUsed ? 'grey' : 'green'}>{isUsed ? text.standby : text.inUse}</Tone>
          </CardHead>
          <Text size="sm" c="dimmed">
            {isUsed ? text.built.standbyHint : text.built.hint}
          </Text>
        </Card>
        <Card>
          <CardHead title={text.google.title}>{isUsed && <Tone tone="green">{text.inUse}</Tone>}</CardHead>
          {google?.isReadable === false && (
            <Alert color="red" variant="light" title={text.google.unreadableTitle}>
              {text.google.unreadable}
            </Alert>
          )}
          <Text size="sm" c="dimmed">
            {isUsed ? text.google.inUse : text.google.hint}
          </Text>
          <Text size="sm" c="dimmed">
            {text.google.privacy}
          </Text>
          {isUsed && (
            <ConnectionFacts
              facts={[
                [text.google.siteKey, google.siteKey],
                [text.google.projectId, google.projectId],
                [text.google.apiKey, google.apiKeyEnd === '' ? text.google.noApiKey : `…${google.apiKeyEnd}`],
              ]}
            />
          )}
          <Group gap="sm">
            <Button variant="default" onClick={() => setAsking('keys')}>
              {isUsed ? text.google.change : text.google.use}
            </Button>
            {isUsed && (
              <Button variant="default" onClick={() => setAsking('remove')}>
                {text.google.remove}
              </Button>
            )}
          </Group>
        </Card>
      </div>
      {asking === 'keys' && <KeysDialog {...dialog} />}
      {asking === 'remove' && <RemoveDialog {...dialog} />}
    </>
  );
}
