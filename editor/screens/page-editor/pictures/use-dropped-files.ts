import { useEffect } from 'react';
import { carriesFiles } from '../../../ui/uploads/use-file-drop.ts';
import type { FrameDom } from '../canvas/frame-dom.ts';
import { useEditorStore } from '../use-editor.ts';
import type { FileDrag } from './frame-drop.ts';
import { useUploadPictures } from './upload-batch.ts';

/**
 * Pictures of the desktop are dropped on the page in the frame. Elsewhere nothing becomes of files: a browser would open
 * them in place of the editor. What follows the pointer is loaded with the first drag.
 */
export function useDroppedFiles(dom: FrameDom): void {
  const store = useEditorStore();
  const upload = useUploadPictures();
  useEffect(() => {
    const page = dom.document;
    const abort = new AbortController();
    const { signal } = abort;
    let drag: FileDrag | null = null;
    let loading: Promise<typeof import('./frame-drop.ts')> | null = null;
    let at: { readonly x: number; readonly y: number } | null = null;

    const follow = async (): Promise<void> => {
      loading ??= import('./frame-drop.ts');
      // Where it cannot be loaded, the next move tries again.
      const code = await loading.catch(() => (loading = null));
      if (code === null || at === null || signal.aborted) return;
      drag ??= new code.FileDrag(dom, store);
      drag.follow(at.x, at.y);
    };
    const end = (): void => {
      at = null;
      drag?.end();
      drag = null;
    };
    const drop = async (files: readonly File[]): Promise<void> => {
      await follow();
      const batch = drag?.drop(files) ?? null;
      end();
      if (batch !== null) upload(batch);
    };
    page.addEventListener(
      'dragover',
      (event) => {
        if (!carriesFiles(event) || event.dataTransfer === null) return;
        const { isLocked } = store.getState();
        event.dataTransfer.dropEffect = isLocked ? 'none' : 'copy';
        at = isLocked ? null : { x: event.clientX, y: event.clientY };
        if (at !== null) void follow();
      },
      { signal, capture: true },
    );
    page.documentElement.addEventListener(
      'dragleave',
      (event) => {
        if (event.relatedTarget === null) end();
      },
      { signal },
    );
    page.addEventListener(
      'drop',
      (event) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0 || at === null) return;
        void drop(files);
      },
      { signal, capture: true },
    );
    const guard = (event: DragEvent): void => {
      if (!carriesFiles(event) || event.defaultPrevented || event.dataTransfer === null) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', guard, { signal });
    addEventListener('drop', guard, { signal });
    return () => {
      abort.abort();
      end();
    };
  }, [dom, store, upload]);
}
