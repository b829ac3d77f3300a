import { Group, Stack, TextInput } from '@mantine/core';
import { MAX_VIEW_NAME } from '@vitrine/domain/list/saved-views.ts';
import { views as text } from '../../text/en-views.ts';
import { BusyButton } from '../busy-button.tsx';
import { useNameForm } from '../use-name-form.ts';

/** Asks for a view's name. A name that is refused stays, with the reason below it. */
export function ViewName(props: {
  name: string;
  onSubmit: (name: string) => Promise<unknown>;
  onDone: () => void;
}) {
  const { isBusy, onSubmit, field } = useNameForm({
    name: props.name,
    missing: text.nameMissing,
    act: props.onSubmit,
    onDone: props.onDone,
  });
  return (
    <form onSubmit={onSubmit}>
      <Stack gap="xs">
        <TextInput
          {...field}
          label={text.name}
          placeholder={text.namePlaceholder}
          maxLength={MAX_VIEW_NAME}
          data-autofocus
        />
        <Group justify="flex-end">
          <BusyButton type="submit" size="compact-md" loading={isBusy}>
            {text.submit}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
