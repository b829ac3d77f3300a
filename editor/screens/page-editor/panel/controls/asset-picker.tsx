import { Button, FileButton } from '@mantine/core';
import type { PictureCrop } from '@vitrine/blocks/crop.schema.ts';
import { croppedPicture } from '@vitrine/blocks/cropped-picture.ts';
import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import { useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pagePanel } from '../../../../text/en-page-panel.ts';
import { PageIcon } from '../../../../ui/icons.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { type AcceptedFile, fileKinds, uploadAsset } from '../../../../ui/uploads/upload-asset.ts';
import { useFileDrop } from '../../../../ui/uploads/use-file-drop.ts';
import { useUploads } from '../../../../ui/uploads/use-uploads.ts';
import type { EditorStore } from '../../editor-store.ts';
import { EditorContext } from '../../use-editor.ts';
import { usePanel } from '../panel-context.ts';
import styles from '../panel.module.css';
import { useAsset, useKeepAsset } from '../site-queries.ts';
import { AssetLibrary } from './asset-library.tsx';
import { UploadLine } from './upload-line.tsx';

const text = pagePanel.asset;

/** The file that was chosen, and how to choose another: from the library, by upload, or dropped. */
export function AssetPicker(props: {
  label: string;
  /** Id of the element with the label. */
  labelId: string;
  accepts: AcceptedFile;
  assetId: string | null;
  path: string;
  /** Without the picture itself, where it is shown elsewhere. */
  isBare?: boolean;
  /** The part of a picture that is shown. */
  crop?: PictureCrop | null;
  onPick: (asset: AssetView) => void;
  onRemove: () => void;
}) {
  const { label, accepts, assetId } = props;
  const { say } = usePanel();
  // Page settings are open outside of the page editor too.
  const store = useContext(EditorContext);
  const keep = useKeepAsset();
  const own = useRef<HTMLFieldSetElement>(null);
  const resetFiles = useRef<() => void>(null);
  const [isOpen, setOpen] = useState(false);
  const { asset, failure } = useAsset(assetId);
  const pick = (picked: AssetView) => {
    keep(picked);
    props.onPick(picked);
    say(text.chosen(picked.filename));
  };
  const { uploads, add, retry, drop } = useUploads(
    (file, signal, onProgress) => uploadAsset(accepts, file, signal, onProgress),
    (uploaded) => {
      pick(uploaded);
      if (accepts === 'picture' && store !== null) void offerUndo(store, uploaded);
    },
  );
  const focusChoose = () => own.current?.querySelector<HTMLElement>('[data-choose]')?.focus();
  const upload = (files: readonly File[]) => {
    for (const { id } of uploads) drop(id);
    add(files.slice(0, 1));
    resetFiles.current?.();
  };
  const dropArea = useFileDrop(upload);
  return (
    <fieldset ref={own} aria-labelledby={props.labelId} className={styles['asset']} {...dropArea}>
      {assetId !== null && (props.isBare !== true || asset === null) && (
        <ChosenAsset asset={asset} failure={failure} crop={props.crop ?? null} />
      )}
      <div className={styles['assetActions']}>
        <Button
          data-choose
          data-field={props.path}
          variant="default"
          size="compact-sm"
          aria-label={text.of(label, assetId === null ? text.choose[accepts] : text.replace)}
          onClick={() => setOpen(true)}
        >
          {assetId === null ? text.choose[accepts] : text.replace}
        </Button>
        <FileButton
          resetRef={resetFiles}
          accept={fileKinds[accepts].accept}
          onChange={(file) => file && upload([file])}
        >
          {(button) => (
            <Button {...button} variant="default" size="compact-sm" aria-label={text.of(label, text.upload)}>
              {text.upload}
            </Button>
          )}
        </FileButton>
        {assetId !== null && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-label={text.of(label, text.remove)}
            onClick={() => {
              flushSync(props.onRemove);
              say(text.removed);
              focusChoose();
            }}
          >
            {text.remove}
          </Button>
        )}
      </div>
      {assetId === null && uploads.length === 0 && <p className={styles['quiet']}>{text.dropHint}</p>}
      {uploads.map((one) => (
        <UploadLine
          key={one.id}
          upload={one}
          onRetry={() => {
            retry(one.id);
            focusChoose();
          }}
          onDrop={() => {
            drop(one.id);
            focusChoose();
          }}
        />
      ))}
      <AssetLibrary
        accepts={accepts}
        isOpen={isOpen}
        chosenId={assetId}
        onClose={() => setOpen(false)}
        onPick={(picked) => {
          setOpen(false);
          pick(picked);
        }}
      />
    </fieldset>
  );
}

/** Without its code the upload stays, and Undo of the page takes it off. */
async function offerUndo(page: EditorStore, uploaded: AssetView): Promise<void> {
  const code = await import('../../pictures/offer-undo.ts').catch(() => null);
  code?.offerUploadUndo(page, [uploaded], []);
}

/** A picture as it is cropped here, or the name of a file. */
function ChosenAsset({
  asset,
  failure = text.loading,
  crop,
}: {
  asset: AssetView | null | undefined;
  failure: string | undefined;
  crop: PictureCrop | null;
}) {
  if (asset === null) return <p className={styles['warning']}>{text.gone}</p>;
  if (asset === undefined) return <p className={styles['quiet']}>{failure}</p>;
  if (asset.picture !== null) {
    return (
      <span className={styles['thumbnail']}>
        <Picture
          picture={croppedPicture(asset.picture, crop)}
          width={268}
          height={150}
          alt={asset.picture.altText}
        />
      </span>
    );
  }
  return (
    <div className={styles['chosen']}>
      <PageIcon size={18} />
      <span className={styles['chosenWords']}>
        <span>{asset.filename}</span>
      </span>
    </div>
  );
}
