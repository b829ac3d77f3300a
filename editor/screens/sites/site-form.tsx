import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { SitesAnswer } from '@vitrine/contracts/sites.ts';
import { MAX_SITE_TITLE } from '@vitrine/domain/sites/site-name.ts';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sentenceOf } from '../../app/client.ts';
import { siteText } from '../../text/en-sites.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { showFirstProblem } from '../../ui/show-first-problem.ts';
import { AddressField } from './address-field.tsx';
import { useSuggestedAddress } from './use-suggested-address.ts';

/** Title and address of a site that is to be made or copied. What is refused stays, with the reason beside its field. */
export function SiteForm(props: {
  base: SitesAnswer['base'];
  title?: string;
  submit: string;
  lead?: ReactNode;
  send: (site: { readonly title: string; readonly host: string }) => Promise<unknown>;
  close: () => void;
}) {
  const [title, setTitle] = useState(props.title ?? '');
  const [host, setHost] = useSuggestedAddress(title);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sheet = useRef<HTMLFormElement>(null);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await props.send({ title: title.trim(), host });
    } catch (error) {
      const fields = error instanceof CallFailure ? error.fields : {};
      // At once: the first field takes the focus by its problem.
      flushSync(() => {
        setBusy(false);
        setProblems(fields);
        setFailure(Object.keys(fields).length > 0 ? null : sentenceOf(error));
      });
      showFirstProblem(sheet.current);
    }
  };
  const without = (field: string) => {
    const { [field]: _gone, ...others } = problems;
    setProblems(others);
  };
  return (
    <form ref={sheet} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        {failure !== null && (
          <Alert color="red" variant="light" role="alert" data-failure>
            {failure}
          </Alert>
        )}
        {props.lead !== undefined && <Text size="sm">{props.lead}</Text>}
        <TextInput
          label={siteText.make.name}
          description={siteText.make.nameHint}
          value={title}
          error={problems['title']}
          maxLength={MAX_SITE_TITLE}
          autoComplete="off"
          data-autofocus
          onChange={(event) => {
            setTitle(event.currentTarget.value);
            without('title');
          }}
        />
        <AddressField
          base={props.base}
          value={host}
          error={problems['host']}
          onChange={(event) => {
            setHost(event.currentTarget.value);
            without('host');
          }}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.close} disabled={isBusy}>
            {siteText.cancel}
          </Button>
          <BusyButton type="submit" loading={isBusy}>
            {props.submit}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
