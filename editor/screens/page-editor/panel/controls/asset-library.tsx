import { Suspense } from 'react';
import { pagePanel } from '../../../../text/en-page-panel.ts';
import { ListWaiting } from '../../../../ui/call-state.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import type { AssetChoice } from './asset-files.tsx';

const AssetFiles = lazyPart(async () => (await import('./asset-files.tsx')).AssetFiles);

/** The dialog in which a file of the site is chosen. */
export function AssetLibrary({
  isOpen,
  onClose,
  ...choice
}: AssetChoice & { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <Dialog opened={isOpen} onClose={onClose} size="xl" title={pagePanel.asset.titles[choice.accepts]}>
      <Suspense fallback={<ListWaiting rows={4} />}>
        <AssetFiles {...choice} />
      </Suspense>
    </Dialog>
  );
}
