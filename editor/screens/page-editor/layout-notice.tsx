import { Alert, Group, NativeSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { layouts as text } from '../../text/en-layouts.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { currentTheme, hasLayout, layoutChoices } from '../pages/theme-layouts.ts';
import { readPagesAgain } from '../pages/use-pages.ts';
import { focusCanvas } from './canvas/text-place.ts';

/** Says that the theme lacks the layout that the page names, and lets its owner choose one that it has. */
export function LayoutNotice(props: {
  readonly pageId: string;
  readonly layout: string;
  /** Whether this tab may not change the page. */
  readonly isLocked: boolean;
  readonly onChosen: (layout: string) => void;
}) {
  const { pageId, layout } = props;
  const theme = useQuery(currentTheme).data ?? null;
  const [chosen, setChosen] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (theme === null || hasLayout(theme, layout)) return null;
  const choices = layoutChoices(theme);

  const save = async (): Promise<void> => {
    setBusy(true);
    const params = { id: pageId };
    try {
      const settings = await client.call('GET', '/api/admin/pages/:id', { params });
      const { title, urlId, description, seo, revision } = settings;
      const body = { title, urlId, description, seo, revision, layout: chosen };
      await client.call('PUT', '/api/admin/pages/:id', { params, body });
      readPagesAgain();
      const label = choices.find(({ value }) => value === chosen)?.label ?? chosen;
      notifications.show({ message: text.chosen(label) });
      props.onChosen(chosen);
      focusCanvas();
    } catch (error) {
      notifications.show({ color: 'red', message: sentenceOf(error) });
      setBusy(false);
    }
  };

  return (
    <Alert color="yellow" radius={0} title={text.missingTitle} role="alert">
      {text.missingText(layout, theme.title)}
      {!props.isLocked && (
        <Group gap="xs" mt="xs">
          <NativeSelect
            size="xs"
            aria-label={text.choose}
            data={[...choices]}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
          <BusyButton size="xs" variant="default" loading={isBusy} onClick={() => void save()}>
            {text.use}
          </BusyButton>
        </Group>
      )}
    </Alert>
  );
}
