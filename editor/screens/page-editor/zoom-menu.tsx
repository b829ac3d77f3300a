import { Button, Menu } from '@mantine/core';
import { pageCanvas as words } from '../../text/en-page-canvas.ts';
import { DownIcon } from '../../ui/icons.tsx';
import { offeredZooms, type Zoom } from './canvas/zoom.ts';
import { useEditor, useEditorStore } from './use-editor.ts';

/** How large the page is shown, in the bar. */
export function ZoomMenu() {
  const zoom = useEditor((state) => state.zoom);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={words.zoomNow(nameOf(zoom))}
          rightSection={<DownIcon size={13} />}
        >
          {nameOf(zoom)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ZoomItems />
      </Menu.Dropdown>
    </Menu>
  );
}

/** The sizes, as items of a menu. */
export function ZoomItems() {
  const store = useEditorStore();
  const zoom = useEditor((state) => state.zoom);
  return (
    <Menu.RadioGroup
      aria-label={words.zoom}
      value={String(zoom)}
      onChange={(value) => store.zoomTo(value === 'fit' ? 'fit' : Number(value))}
    >
      {(['fit', ...offeredZooms] as const).map((one) => (
        <Menu.RadioItem closeMenuOnClick key={one} value={String(one)}>
          {one === 'fit' ? words.zoomFitLong : nameOf(one)}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

const nameOf = (zoom: Zoom): string => (zoom === 'fit' ? words.zoomFit : words.percent(zoom));
