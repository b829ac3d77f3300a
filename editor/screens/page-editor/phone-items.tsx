import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import { pageCanvas } from '../../text/en-page-canvas.ts';
import { OutlineIcon } from './editor-icons.tsx';
import type { Device } from './editor-store.ts';
import { useEditor, useEditorStore } from './use-editor.ts';
import { ZoomItems } from './zoom-menu.tsx';

/** On a phone, what stands in the bar elsewhere is in its menu. */
export function PhoneItems({
  pageId,
  onOutline,
}: {
  /** Null for what is no page and has no settings. */
  readonly pageId: string | null;
  readonly onOutline: () => void;
}) {
  const store = useEditorStore();
  const shown = useEditor((state) => state.device);
  return (
    <>
      <Menu.Item leftSection={<OutlineIcon size={16} />} onClick={onOutline}>
        {words.outline}
      </Menu.Item>
      {pageId !== null && (
        <Menu.Item component={Link} to={`/pages?settings=${pageId}`}>
          {words.pageSettings}
        </Menu.Item>
      )}
      <Menu.Label>{words.device}</Menu.Label>
      <Menu.RadioGroup
        aria-label={words.device}
        value={shown}
        onChange={(value) => store.show(value as Device)}
      >
        <Menu.RadioItem closeMenuOnClick value="phone">
          {words.phone}
        </Menu.RadioItem>
        <Menu.RadioItem closeMenuOnClick value="desktop">
          {words.desktop}
        </Menu.RadioItem>
      </Menu.RadioGroup>
      <Menu.Label>{pageCanvas.zoom}</Menu.Label>
      <ZoomItems />
      <Menu.Divider />
    </>
  );
}
