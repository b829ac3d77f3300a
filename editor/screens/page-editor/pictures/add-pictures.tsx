import { Button, FileButton } from '@mantine/core';
import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import { type Ref, useRef, useState } from 'react';
import { pagePictures as text } from '../../../text/en-page-pictures.ts';
import { idleWhen } from '../../../ui/idle-when.ts';
import { fileKinds } from '../../../ui/uploads/upload-asset.ts';
import { useFileDrop } from '../../../ui/uploads/use-file-drop.ts';
import { AssetLibrary } from '../panel/controls/asset-library.tsx';
import { usePanel } from '../panel/panel-context.ts';
import { useKeepAsset } from '../panel/site-queries.ts';
import { useEditorStore } from '../use-editor.ts';
import { addToList } from './place-pictures.ts';
import styles from './pictures.module.css';
import { useUploadPictures } from './upload-batch.ts';

/** Several pictures at once for a list of them: chosen in the library, uploaded, or dropped here. */
export function AddPictures({
  ref,
  name,
  space,
}: {
  /** The first button, which takes the focus when the list has no entry left. */
  readonly ref: Ref<HTMLButtonElement>;
  readonly name: string;
  readonly space: number;
}) {
  const store = useEditorStore();
  const upload = useUploadPictures();
  const keep = useKeepAsset();
  const { say } = usePanel();
  const resetFiles = useRef<() => void>(null);
  const [isOpen, setOpen] = useState(false);
  const [blockId] = store.getState().selection.blocks;
  const isFull = space <= 0;
  const place = (assets: readonly AssetView[]) =>
    addToList(
      store,
      blockId ?? '',
      name,
      assets.map(({ id }) => id),
    );
  const send = (files: readonly File[]) => {
    if (files.length > 0) upload({ files, place });
    resetFiles.current?.();
  };
  const dropArea = useFileDrop((files) => (isFull ? say(text.noneFit) : send(files)));
  return (
    <div className={styles['several']} {...dropArea}>
      <div className={styles['buttons']}>
        <Button
          ref={ref}
          variant="default"
          size="compact-sm"
          data-field={name}
          {...idleWhen(isFull)}
          onClick={() => (isFull ? say(text.noneFit) : setOpen(true))}
        >
          {text.choose}
        </Button>
        <FileButton multiple resetRef={resetFiles} accept={fileKinds.picture.accept} onChange={send}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              size="compact-sm"
              {...idleWhen(isFull)}
              onClick={isFull ? () => say(text.noneFit) : button.onClick}
            >
              {text.upload}
            </Button>
          )}
        </FileButton>
      </div>
      <p className={styles['hint']}>{text.dropHint}</p>
      <AssetLibrary
        accepts="picture"
        isOpen={isOpen}
        chosenId={null}
        most={space}
        onClose={() => setOpen(false)}
        onPick={() => undefined}
        onPickSeveral={(assets) => {
          setOpen(false);
          for (const asset of assets) keep(asset);
          say(place(assets).said);
        }}
      />
    </div>
  );
}
