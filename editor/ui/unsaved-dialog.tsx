import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { text } from '../text/en.ts';
import { BusyButton } from './busy-button.tsx';

/** Asks whether to save, discard or keep editing before unsaved changes would be lost. */
export function UnsavedDialog(props: {
  opened: boolean;
  /** What is not saved, as a sentence. */
  sentence: string;
  title: string;
  goLabel: string;
  saveLabel: string;
  save: () => Promise<boolean>;
  stay: () => void;
  go: () => void;
}) {
  const [saving, setSaving] = useState(false);
  return (
    <Dialog
      opened={props.opened}
      onClose={saving ? () => undefined : props.stay}
      title={props.title}
      size="32rem"
      centered
    >
      <Text size="sm" mb="lg">
        {props.sentence}
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="subtle" color="gray" onClick={props.go} disabled={saving}>
          {props.goLabel}
        </Button>
        <Button variant="default" onClick={props.stay} disabled={saving} data-autofocus>
          {text.form.leaveStay}
        </Button>
        <BusyButton
          loading={saving}
          onClick={async () => {
            setSaving(true);
            const saved = await props.save();
            setSaving(false);
            if (saved) props.go();
            else props.stay();
          }}
        >
          {props.saveLabel}
        </BusyButton>
      </Group>
    </Dialog>
  );
}
