import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { client } from '../../../app/client.ts';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../../ui/call-state.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Tone } from '../../../ui/tone.tsx';
import { useShowTime } from '../../../ui/show-time.ts';
import { useSpeech } from '../speech.tsx';
import { useEditor } from '../use-editor.ts';
import type { Saving } from '../use-saving.ts';
import type { ComparedVersion } from '../compare/compare-dialog.tsx';
import styles from './versions-dialog.module.css';

/** What visitors saw before; a version that is restored becomes the draft. */
export function VersionsDialog(props: {
  readonly close: () => void;
  readonly saving: Saving;
  readonly pageId: string;
  /** Opens the comparison of a version with the draft. */
  readonly compare: (version: ComparedVersion) => void;
}) {
  const { pageId, saving } = props;
  const say = useSpeech();
  const times = useShowTime();
  const isLocked = useEditor((state) => state.isLocked);
  const versions = useQuery({
    queryKey: ['page-versions', pageId],
    queryFn: ({ signal }) =>
      client.call('GET', '/api/admin/page-drafts/:id/versions', { params: { id: pageId } }, signal),
    staleTime: 0,
  });
  const restore = useMutation({
    mutationFn: (version: string) => saving.restore(version),
    onSuccess: () => {
      say(words.restored);
      props.close();
    },
  });
  /** Whether it is what visitors see now. */
  const isLive = (index: number) => index === 0 && saving.isPublished;
  return (
    <Dialog opened onClose={props.close} title={words.versionsTitle} size="lg">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {words.versionsText}
        </Text>
        {restore.isError && <CallFailed error={restore.error} again={() => restore.reset()} />}
        {versions.isPending ? (
          <ListWaiting />
        ) : versions.isError ? (
          <CallFailed error={versions.error} again={() => void versions.refetch()} />
        ) : versions.data.versions.length === 0 ? (
          <Text size="sm">{words.versionsNone}</Text>
        ) : (
          <ul className={styles['versions']}>
            {versions.data.versions.map((version, index) => (
              <li key={version.id} className={styles['version']}>
                <div className={styles['facts']}>
                  <div className={styles['moment']}>
                    {times.moment(version.publishedOn)}
                    {isLive(index) && <Tone tone="green">{words.versionLive}</Tone>}
                  </div>
                  <Text size="sm" c="dimmed">
                    {[version.author, version.summary].filter((part) => part !== '').join(' · ')}
                  </Text>
                </div>
                <div className={styles['acts']}>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`${words.compare}: ${times.moment(version.publishedOn)}`}
                    onClick={() =>
                      props.compare({ id: version.id, moment: times.moment(version.publishedOn) })
                    }
                  >
                    {words.compare}
                  </Button>
                  <BusyButton
                    variant="default"
                    size="xs"
                    disabled={isLocked}
                    loading={restore.isPending && restore.variables === version.id}
                    aria-label={`${words.restore}: ${times.moment(version.publishedOn)}`}
                    onClick={() => restore.mutate(version.id)}
                  >
                    {words.restore}
                  </BusyButton>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}
