import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import type { DraftOrderDetail } from '@vitrine/contracts/draft-orders.ts';
import { useState } from 'react';
import { useMe } from '../../app/session.ts';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DayField } from '../../ui/form/text-fields.tsx';
import { MailIcon, OutsideIcon } from '../../ui/icons.tsx';
import { useShowDay, useShowTime } from '../../ui/show-time.ts';
import { DraftCard } from './draft-card.tsx';
import styles from './drafts.module.css';
import { RenewDialog } from './renew-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import { keepDraft, type DraftForm } from './use-draft-form.ts';

/** The link by which a draft order is paid: copied, opened, sent, renewed, and how long it is valid. */
export function LinkCard({ form }: { form: DraftForm }) {
  const { timeZone } = useMe().website;
  const { stored } = form;
  return (
    <DraftCard title={text.link}>
      {stored.id === null ? (
        <p className={styles['lead']}>{text.linkNew}</p>
      ) : (
        <Link form={form} draft={stored} />
      )}
      <DayField
        field={form.field('expiresOn')}
        label={text.validUntil}
        hint={text.validUntilHint(timeZone)}
      />
    </DraftCard>
  );
}

function Link({ form, draft }: { form: DraftForm; draft: DraftOrderDetail }) {
  const times = useShowTime();
  const showDay = useShowDay();
  const [asking, setAsking] = useState<'send' | 'renew' | null>(null);
  const isChanged = form.state !== 'saved';
  const close = () => setAsking(null);
  const keep = (changed: DraftOrderDetail) => {
    form.adopt(changed);
    keepDraft(changed);
    close();
  };
  const send = async () => {
    if (isChanged && !(await form.save())) return;
    setAsking('send');
  };
  return (
    <>
      <p className={styles['lead']}>{text.linkLead}</p>
      {draft.state === 'expired' && draft.expiresOn !== null && (
        <Alert color="yellow" variant="light">
          {text.expired(showDay(draft.expiresOn))}
        </Alert>
      )}
      <TextInput
        label={text.address}
        readOnly
        value={draft.url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="xs">
        <CopyButton
          text={draft.url}
          label={text.copy}
          copiedLabel={text.copied}
          failed={text.copyFailed}
          size="xs"
        />
        <Button
          component="a"
          href={draft.url}
          target="_blank"
          rel="noopener"
          variant="default"
          size="xs"
          aria-label={text.openLabel}
          rightSection={<OutsideIcon size={14} />}
        >
          {text.open}
        </Button>
      </Group>
      {isChanged && (
        <Text size="sm" c="dimmed">
          {text.unsaved}
        </Text>
      )}
      <Group gap="xs">
        <BusyButton
          variant="default"
          size="xs"
          loading={form.state === 'saving'}
          leftSection={<MailIcon size={16} />}
          onClick={() => void send()}
        >
          {isChanged ? text.saveAndSend : text.sendOpen}
        </BusyButton>
        <Button variant="subtle" color="gray" size="xs" onClick={() => setAsking('renew')}>
          {text.renewOpen}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {draft.sentOn === null ? text.neverSent : text.sent(times.moment(draft.sentOn))}
      </Text>
      {asking === 'send' && <SendDialog draft={draft} onClose={close} onDone={keep} />}
      {asking === 'renew' && <RenewDialog draft={draft} onClose={close} onDone={keep} />}
    </>
  );
}
