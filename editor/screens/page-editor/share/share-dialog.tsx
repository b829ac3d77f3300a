import { Button, Select, Stack, Text, TextInput } from '@mantine/core';
import { type PreviewDays, previewDays, type PreviewLink } from '@vitrine/contracts/page-previews.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client, queryClient } from '../../../app/client.ts';
import { pagePreview as words } from '../../../text/en-page-preview.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../../ui/call-state.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useShowTime } from '../../../ui/show-time.ts';
import { useSpeech } from '../speech.tsx';
import { addressOf, keepAddress } from './made-links.ts';
import { useEditor } from '../use-editor.ts';
import styles from './share-dialog.module.css';

/** Links to the draft: making one, those that work now, and ending them. */
export function ShareDialog({ pageId, close }: { readonly pageId: string; readonly close: () => void }) {
  const say = useSpeech();
  const [days, setDays] = useState<PreviewDays>(7);
  const [made, setMade] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const params = { id: pageId };
  const queryKey = ['page-previews', pageId];
  const links = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call('GET', '/api/admin/page-drafts/:id/previews', { params }, signal),
    staleTime: 0,
  });
  const hasShared = useEditor(({ document }) => document.sections.some(({ shared }) => shared !== undefined));
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const make = useMutation({
    mutationFn: () => client.call('POST', '/api/admin/page-drafts/:id/previews', { params, body: { days } }),
    onSuccess: async ({ link, address }) => {
      keepAddress(link.id, address);
      setMade(link.id);
      await refresh();
    },
  });
  const end = useMutation({
    mutationFn: (preview: string | null) =>
      preview === null
        ? client.call('DELETE', '/api/admin/page-drafts/:id/previews', { params })
        : client.call('DELETE', '/api/admin/page-drafts/:id/previews/:preview', {
            params: { ...params, preview },
          }),
    onSuccess: async (_none, preview) => {
      if (preview === null || preview === made) setMade(null);
      say(preview === null ? words.allEnded : words.ended);
      await refresh();
      // The button that was pressed went with its link.
      title.current?.focus();
    },
  });
  const address = made === null ? null : addressOf(made);
  const failure = make.error ?? end.error;

  return (
    <Dialog opened onClose={close} title={words.shareTitle} size="lg">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {words.shareText}
          {hasShared && ` ${words.shareShared}`}
        </Text>
        {failure !== null && (
          <CallFailed
            error={failure}
            again={() => {
              make.reset();
              end.reset();
              void refresh();
            }}
          />
        )}
        <div className={styles['make']}>
          <Select
            label={words.ends}
            value={String(days)}
            onChange={(value) => setDays(previewDays.find((one) => String(one) === value) ?? 7)}
            allowDeselect={false}
            data={previewDays.map((one) => ({ value: String(one), label: words.days[one] }))}
          />
          <BusyButton loading={make.isPending} onClick={() => make.mutate()}>
            {words.make}
          </BusyButton>
        </div>
        {address !== null && (
          <div className={styles['made']}>
            <TextInput
              className={styles['address'] ?? ''}
              label={words.made}
              description={words.madeHint}
              inputWrapperOrder={['label', 'input', 'description']}
              readOnly
              value={address}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton
              text={address}
              label={words.copy}
              copiedLabel={words.copied}
              failed={words.copyFailed}
            />
          </div>
        )}
        <div className={styles['head']}>
          <h3 ref={title} tabIndex={-1} className={styles['title']}>
            {words.linksTitle}
          </h3>
          {(links.data?.links.length ?? 0) > 1 && (
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              disabled={end.isPending}
              onClick={() => end.mutate(null)}
            >
              {words.endAll}
            </Button>
          )}
        </div>
        {links.isPending ? (
          <ListWaiting rows={2} />
        ) : links.isError ? (
          <CallFailed error={links.error} again={() => void links.refetch()} />
        ) : links.data.links.length === 0 ? (
          <Text size="sm" c="dimmed">
            {words.none}
          </Text>
        ) : (
          <ul className={styles['links']}>
            {links.data.links.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                isEnding={end.isPending && (end.variables === link.id || end.variables === null)}
                end={() => end.mutate(link.id)}
              />
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}

function LinkRow(props: {
  readonly link: PreviewLink;
  readonly isEnding: boolean;
  readonly end: () => void;
}) {
  const { madeOn, endsOn, author, id } = props.link;
  const times = useShowTime();
  const moment = times.moment(madeOn);
  const address = addressOf(id);
  return (
    <li className={styles['link']}>
      <div className={styles['facts']}>
        <div>{words.until(times.moment(endsOn))}</div>
        <Text size="sm" c="dimmed">
          {words.by(author, moment)}
        </Text>
      </div>
      {address !== null && (
        <CopyButton
          text={address}
          label={words.copy}
          copiedLabel={words.copied}
          failed={words.copyFailed}
          name={words.copyOf(moment)}
          size="xs"
        />
      )}
      <BusyButton
        variant="default"
        size="xs"
        loading={props.isEnding}
        aria-label={words.endOf(moment)}
        onClick={props.end}
      >
        {words.end}
      </BusyButton>
    </li>
  );
}
