import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../app/client.ts';
import { BusyButton } from './busy-button.tsx';
import { Dialog } from './dialog.tsx';

/** Asks before something that cannot be undone, and does it. A failure stays in the dialog. */
export function ConfirmDialog<T>(props: {
  title: string;
  sentences: readonly string[];
  cancel: string;
  submit: string;
  /** Whether something is lost by it: the button is red. */
  isFinal?: boolean;
  act: () => Promise<T>;
  /** It was refused: load what may have changed meanwhile. */
  onFailed?: () => void;
  onClose: () => void;
  onDone: (result: T) => void;
}) {
  const action = useMutation({
    mutationFn: props.act,
    onSuccess: props.onDone,
    onError: () => props.onFailed?.(),
  });
  return (
    <Dialog
      opened
      onClose={action.isPending ? () => undefined : props.onClose}
      title={props.title}
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        {action.isError && (
          <Alert color="red" variant="light" role="alert">
            {sentenceOf(action.error)}
          </Alert>
        )}
        {props.sentences.map((sentence) => (
          <Text key={sentence} size="sm">
            {sentence}
          </Text>
        ))}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onClose} disabled={action.isPending} data-autofocus>
            {props.cancel}
          </Button>
          <BusyButton
            {...(props.isFinal === true ? { color: 'red.8' } : {})}
            loading={action.isPending}
            onClick={() => action.mutate()}
          >
            {props.submit}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
