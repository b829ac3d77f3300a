import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { SitesAnswer, SiteView } from '@vitrine/contracts/sites.ts';
import { nameBelow } from '@vitrine/domain/sites/site-address.ts';
import { MAX_IDENTIFIER, MAX_SITE_TITLE } from '@vitrine/domain/sites/site-name.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { client, sentenceOf } from '../../app/client.ts';
import { siteText } from '../../text/en-sites.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showFirstProblem } from '../../ui/show-first-problem.ts';
import { AddressField } from './address-field.tsx';
import { refetchSites } from './sites-queries.ts';

const words = siteText.renameDialog;

/** Title, short name and address. The site that is open now is opened again at its new address. */
export function RenameDialog(props: { site: SiteView; base: SitesAnswer['base']; close: () => void }) {
  const { site, close } = props;
  const [values, setValues] = useState({
    title: site.title,
    identifier: site.identifier,
    host: nameBelow(site.host, props.base),
  });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sheet = useRef<HTMLFormElement>(null);
  const change = (field: keyof typeof values, value: string) => {
    setValues({ ...values, [field]: value });
    const { [field]: _gone, ...others } = problems;
    setProblems(others);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      const renamed = await client.call('PUT', '/api/admin/sites/:id', {
        params: { id: site.id },
        body: values,
      });
      if (site.isHere && renamed.host !== site.host) {
        // This page’s own address leads nowhere now.
        const { protocol } = location;
        location.assign(`${protocol}//${renamed.host}/config/sites`);
        return;
      }
      notifications.show({ message: words.saved });
      close();
      await refetchSites();
    } catch (error) {
      const fields = error instanceof CallFailure ? error.fields : {};
      flushSync(() => {
        setBusy(false);
        setProblems(fields);
        setFailure(Object.keys(fields).length > 0 ? null : sentenceOf(error));
      });
      showFirstProblem(sheet.current);
    }
  };
  return (
    <Dialog opened onClose={isBusy ? () => undefined : close} title={words.title(site.title)}>
      <form ref={sheet} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          {failure !== null && (
            <Alert color="red" variant="light" role="alert" data-failure>
              {failure}
            </Alert>
          )}
          <TextInput
            label={siteText.make.name}
            value={values.title}
            error={problems['title']}
            maxLength={MAX_SITE_TITLE}
            autoComplete="off"
            data-autofocus
            onChange={(event) => change('title', event.currentTarget.value)}
          />
          <TextInput
            label={words.identifier}
            description={words.identifierHint}
            value={values.identifier}
            error={problems['identifier']}
            maxLength={MAX_IDENTIFIER}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => change('identifier', event.currentTarget.value)}
          />
          {site.isFirst ? (
            <Text size="sm" c="dimmed">
              {words.mainAddress}
            </Text>
          ) : (
            <AddressField
              base={props.base}
              value={values.host}
              hint={words.moves}
              error={problems['host']}
              onChange={(event) => change('host', event.currentTarget.value)}
            />
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close} disabled={isBusy}>
              {siteText.cancel}
            </Button>
            <BusyButton type="submit" loading={isBusy}>
              {words.submit}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
