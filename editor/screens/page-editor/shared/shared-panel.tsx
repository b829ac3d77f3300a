import { Button, Stack, Text } from '@mantine/core';
import type { PageSection } from '@vitrine/domain/page/page-document.ts';
import { Link } from 'react-router';
import { sharedSections as text } from '../../../text/en-shared-sections.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { StandsOn } from './shared-card.tsx';
import { useDetach, useEditAddress } from './shared-tools.tsx';
import { arePartsKnown, partNow } from './use-parts.ts';

/** What is known of the shared section that is selected on a page. */
export function SharedPanel({ section, partId }: { readonly section: PageSection; readonly partId: string }) {
  const address = useEditAddress(partId);
  const { detach, isBusy } = useDetach(section.id, partId);
  const part = partNow(partId);
  if (part === undefined)
    return (
      <Text size="sm" c="dimmed">
        {arePartsKnown() ? text.gone : text.about}
      </Text>
    );
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {text.about}
      </Text>
      <Button component={Link} to={address} size="xs">
        {text.edit}
      </Button>
      <StandsOn pages={part.pages} />
      <BusyButton variant="default" size="xs" loading={isBusy} onClick={detach}>
        {text.detach}
      </BusyButton>
      <Text size="xs" c="dimmed">
        {text.detachHint}
      </Text>
    </Stack>
  );
}
