import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useBlocker } from 'react-router';
import { text } from '../../text/en.ts';

/** Asks before a room with unsaved changes is left. */
export function LeaveGuard(props: { unsaved: boolean; save: () => Promise<boolean> }) {
  const [saving, setSaving] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      props.unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.reset?.();
  return (
    <Modal opened={blocker.state === 'blocked'} onClose={stay} title={text.products.leaveTitle} centered>
      <Text size="sm" mb="lg">
        {text.products.leave}
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="subtle" color="gray" onClick={() => blocker.proceed?.()}>
          {text.products.leaveGo}
        </Button>
        <Button variant="default" onClick={stay} data-autofocus>
          {text.products.leaveStay}
        </Button>
        <Button
          loading={saving}
          onClick={async () => {
            setSaving(true);
            const saved = await props.save();
            setSaving(false);
            if (saved) blocker.proceed?.();
            else stay();
          }}
        >
          {text.products.leaveSave}
        </Button>
      </Group>
    </Modal>
  );
}
