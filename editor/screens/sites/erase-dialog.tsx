import { Alert, Button, Checkbox, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { SiteView } from '@vitrine/contracts/sites.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { siteText } from '../../text/en-sites.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { useSiteFacts } from './site-facts.ts';
import { refetchSites } from './sites-queries.ts';

const words = siteText.eraseDialog;

/** Deletes a site for good: first what it has, then a copy to keep, then its title as proof that this one is meant. */
export function EraseDialog({ site, close }: { site: SiteView; close: () => void }) {
  const showNumber = useShowNumber();
  const facts = useSiteFacts(site.id);
  const [isKept, setKept] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const download = useRef<HTMLAnchorElement>(null);
  const title = useRef<HTMLInputElement>(null);
  const has = facts.data;
  const counted =
    has === undefined
      ? []
      : (['pages', 'entries', 'files', 'orders', 'customers'] as const)
          .filter((what) => has[what] > 0)
          .map((what) => words.has[what](showNumber, has[what]));
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!isKept) {
      setFailure(words.missing);
      download.current?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await client.call('POST', '/api/admin/sites/:id/erase', {
        params: { id: site.id },
        body: { title: typed },
      });
      notifications.show({ message: words.started(site.title) });
      close();
      await refetchSites();
    } catch (error) {
      setBusy(false);
      if (error instanceof CallFailure && error.code === 'SITE_TITLE_DIFFERS') {
        setProblem(sentenceOf(error));
        title.current?.focus();
      } else setFailure(sentenceOf(error));
    }
  };
  return (
    <Dialog
      opened
      onClose={isBusy ? () => undefined : close}
      title={words.title(site.title)}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          {failure !== null && (
            <Alert color="red" variant="light" role="alert">
              {failure}
            </Alert>
          )}
          <div>
            <Text size="sm">{words.lead}</Text>
            {counted.length > 0 && (
              <Text size="sm" fw={600} mt={4}>
                {counted.join(' · ')}
              </Text>
            )}
          </div>
          <div>
            <Title order={3} size="h6">
              {words.exportFirst}
            </Title>
            <Text size="sm" c="dimmed" mb="xs">
              {words.exportLead}
            </Text>
            <Group gap="md">
              <Button
                ref={download}
                component="a"
                href={`/api/admin/sites/${site.id}/export`}
                download
                variant="default"
                data-autofocus
                onClick={() => {
                  setKept(true);
                  setFailure(null);
                }}
              >
                {words.download}
              </Button>
              <Checkbox
                label={words.without}
                checked={isKept}
                onChange={(event) => {
                  setKept(event.currentTarget.checked);
                  setFailure(null);
                }}
              />
            </Group>
          </div>
          <TextInput
            ref={title}
            label={words.type(site.title)}
            value={typed}
            error={problem}
            autoComplete="off"
            spellCheck={false}
            maxLength={1000}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setProblem(null);
            }}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close} disabled={isBusy}>
              {siteText.cancel}
            </Button>
            <BusyButton type="submit" color="red.8" loading={isBusy}>
              {words.submit}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
