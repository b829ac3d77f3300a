import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { text } from '../text/en.ts';
import { Dialog } from '../ui/dialog.tsx';
import { onSiteGone } from './client.ts';

/**
 * Over a tab whose site was deleted, or moved to another address, in another one: nothing can be saved here any more, but
 * what is on the page can still be copied.
 */
export function SiteGone() {
  const [shown, setShown] = useState(false);
  useEffect(() => onSiteGone(() => setShown(true)), []);
  return (
    <Dialog opened={shown} onClose={() => setShown(false)} title={text.shell.gone.title} centered>
      <Text size="sm" mb="md">
        {text.shell.gone.lead}
      </Text>
      <Button onClick={() => setShown(false)} data-autofocus>
        {text.shell.gone.stay}
      </Button>
    </Dialog>
  );
}
