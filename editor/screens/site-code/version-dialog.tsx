import { Alert, Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CodeVersion } from '@vitrine/contracts/site-code.ts';
import { client } from '../../app/client.ts';
import { siteCode } from '../../text/en-site-code.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { CodeEditor } from '../../ui/code-editor/code-editor.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const text = siteCode.versions;

export interface VersionDialogProps {
  readonly place: string;
  readonly version: CodeVersion;
  readonly moment: string;
  readonly isUsed: boolean;
  /** Whether something is typed that is not saved, which restoring replaces. */
  readonly isUnsaved: boolean;
  readonly mayRestore: boolean;
  readonly close: () => void;
  readonly restore: (code: { readonly header: string; readonly footer: string }) => void;
}

/** The code of a version, to read before it is restored. */
export function VersionDialog(props: VersionDialogProps) {
  const { place, version, isUsed } = props;
  const code = useQuery({
    queryKey: ['code-version', place, version.number],
    queryFn: ({ signal }) =>
      client.call(
        'GET',
        '/api/admin/code/:place/versions/:number',
        { params: { place, number: version.number } },
        signal,
      ),
  });
  return (
    <Dialog opened onClose={props.close} title={text.dialog(props.moment)} size="lg">
      <Stack gap="md">
        {code.isPending ? (
          <ListWaiting rows={3} />
        ) : code.isError ? (
          <CallFailed error={code.error} again={() => void code.refetch()} />
        ) : (
          (['header', 'footer'] as const).map((part) => (
            <CodeEditor
              key={part}
              label={siteCode[part]}
              language="html"
              readOnly
              lines={[2, 14]}
              value={code.data[part]}
              onChange={() => undefined}
            />
          ))
        )}
        {isUsed ? (
          <Alert color="gray" variant="light">
            {text.inUse}
          </Alert>
        ) : (
          props.isUnsaved &&
          props.mayRestore && (
            <Alert color="yellow" variant="light">
              {text.unsaved}
            </Alert>
          )
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.close}>
            {text.close}
          </Button>
          {!isUsed && props.mayRestore && (
            <Button
              disabled={code.data === undefined}
              onClick={() => code.data !== undefined && props.restore(code.data)}
            >
              {text.restore}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
