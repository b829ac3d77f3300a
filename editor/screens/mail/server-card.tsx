import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { MailDelivery } from '@vitrine/contracts/mail-delivery.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../app/client.ts';
import { mailDelivery } from '../../text/en-mail-delivery.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ConnectionFacts } from '../../ui/connection.tsx';
import screen from '../../ui/screen.module.css';
import { Tone } from '../../ui/tone.tsx';
import { ServerDialog } from './server-dialog.tsx';

const text = mailDelivery.server;

interface ServerCardProps {
  readonly delivery: MailDelivery;
  readonly onDone: (now: MailDelivery) => void;
}

/** Which mail server sends the emails. That of the environment wins, and the card says so. */
export function ServerCard({ delivery, onDone }: ServerCardProps) {
  const { sentBy, server, senderAddress } = delivery;
  const [asking, setAsking] = useState<'server' | 'remove' | null>(null);
  const isUsed = sentBy === 'settings';
  const isStuck = isUsed && server?.isReadable === false;
  const close = () => setAsking(null);
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${screen['stack']}`}>
      <Group gap="sm">
        <Title order={2} className={screen['cardTitle'] ?? ''} mb={0}>
          {text.title}
        </Title>
        {server !== null && <Use isUsed={isUsed} isReadable={server.isReadable} />}
      </Group>
      {server?.isReadable === false && (
        <Alert color="red" variant="light" title={text.unreadableTitle}>
          {text.unreadable}
        </Alert>
      )}
      {!isStuck && (
        <Text size="sm" c="dimmed">
          {sentenceOf(delivery)}
        </Text>
      )}
      {server !== null && sentBy === 'environment' && (
        <Text size="sm" c="dimmed">
          {text.overruled}
        </Text>
      )}
      <ConnectionFacts facts={factsOf(server, senderAddress)} />
      <Group gap="sm">
        <Button variant="default" onClick={() => setAsking('server')}>
          {server === null ? text.enter : text.change}
        </Button>
        {server !== null && (
          <Button variant="default" onClick={() => setAsking('remove')}>
            {text.remove}
          </Button>
        )}
        <Button component={Link} to="/settings/mails#senderAddress" variant="default">
          {text.changeSender}
        </Button>
      </Group>
      {asking === 'server' && (
        <ServerDialog
          server={server}
          onClose={close}
          onDone={(now) => {
            onDone(now);
            close();
          }}
        />
      )}
      {asking === 'remove' && server !== null && (
        <ConfirmDialog
          title={mailDelivery.removing.title}
          sentences={[mailDelivery.removing.what]}
          cancel={mailDelivery.removing.keep}
          submit={mailDelivery.removing.submit}
          isFinal
          act={() =>
            client.call('POST', '/api/admin/mail-delivery/remove', { body: { seen: server.version } })
          }
          onClose={close}
          onDone={(now) => {
            notifications.show({ message: mailDelivery.removing.done });
            onDone(now);
            close();
          }}
        />
      )}
    </section>
  );
}

function Use({ isUsed, isReadable }: { isUsed: boolean; isReadable: boolean }) {
  if (!isUsed) return <Tone tone="grey">{text.notUsed}</Tone>;
  return isReadable ? <Tone tone="green">{text.inUse}</Tone> : <Tone tone="red">{text.stuck}</Tone>;
}

function sentenceOf({ sentBy, environmentHost }: MailDelivery): string {
  if (sentBy === 'none') return text.none;
  if (sentBy === 'settings') return text.own;
  return environmentHost === '' ? text.environmentUnnamed : text.environment(environmentHost);
}

function factsOf(
  server: MailDelivery['server'],
  senderAddress: string,
): readonly (readonly [string, string])[] {
  const sender = [text.sender, senderAddress === '' ? text.noSender : senderAddress] as const;
  if (server === null) return [sender];
  const { host, port, security, username, hasPassword } = server;
  return [
    [text.host, host],
    [text.port, String(port)],
    [text.security, text.securities[security]],
    [text.username, username === '' ? text.nobody : username],
    ...(hasPassword ? [[text.password, text.stored] as const] : []),
    sender,
  ];
}
