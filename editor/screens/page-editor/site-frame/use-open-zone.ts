import { useCallback, useEffect, useState } from 'react';
import type { ZoneName } from '../canvas/site-zones.ts';
import { focusCanvas } from '../canvas/text-place.ts';
import { nothingSelected } from '../editor-store.ts';
import { useEditorStore } from '../use-editor.ts';

/** Where the focus goes when what had it is gone, such as the Undo of a notice: the open panel, else the canvas. */
export function focusDesk(): void {
  const panel = document.querySelector<HTMLElement>('[data-site-panel]');
  if (panel === null) focusCanvas();
  else panel.focus({ preventScroll: true });
}

/** Which of header and footer has its panel open; what is then selected on the page closes it. */
export function useOpenZone() {
  const store = useEditorStore();
  const [zone, setZone] = useState<ZoneName | null>(null);
  useEffect(
    () =>
      store.subscribe(() => {
        const { blocks, section } = store.getState().selection;
        if (blocks.length > 0 || section !== null) setZone(null);
      }),
    [store],
  );
  const openZone = useCallback(
    (name: ZoneName) => {
      store.select(nothingSelected);
      setZone(name);
    },
    [store],
  );
  const closeZone = useCallback(() => {
    const button = zone === null ? null : document.querySelector<HTMLElement>(`[data-zone-edit="${zone}"]`);
    setZone(null);
    if (button === null) focusCanvas();
    else button.focus({ preventScroll: true });
  }, [zone]);
  return { zone, openZone, closeZone };
}
