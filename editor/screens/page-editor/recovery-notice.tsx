import { Alert, Button, Group } from '@mantine/core';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import type { Saving } from './use-saving.ts';

/** Offers what this device kept and the server never got. */
export function RecoveryNotice({ saving }: { readonly saving: Saving }) {
  const { recovered } = saving;
  if (recovered === null) return null;
  return (
    <Alert color="yellow" radius={0} title={words.recoveredTitle}>
      {recovered.isOutdated ? words.outdatedText : words.recoveredText}
      <Group gap="xs" mt="xs">
        <Button size="xs" onClick={recovered.bringBack}>
          {words.recover}
        </Button>
        <Button size="xs" variant="default" onClick={recovered.forget}>
          {words.forget}
        </Button>
      </Group>
    </Alert>
  );
}
