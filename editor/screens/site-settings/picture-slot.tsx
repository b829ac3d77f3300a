import { Button, FileButton, Progress } from '@mantine/core';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { sentenceOf } from '../../app/client.ts';
import { branding as text } from '../../text/en-site-settings.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { focusPlace } from '../../ui/focus-place.ts';
import { uploadPicture } from '../../ui/uploads/upload-picture.ts';
import { useFileDrop } from '../../ui/uploads/use-file-drop.ts';
import { useUploads } from '../../ui/uploads/use-uploads.ts';
import styles from './branding-card.module.css';

interface SlotText {
  readonly title: string;
  readonly hint: string;
  readonly add: string;
  readonly replace: string;
  readonly remove: string;
}

/** A place for one picture: dropped or chosen, replaced, removed. `children` shows what visitors see now. */
export function PictureSlot(props: {
  /** The field's name in addresses that lead to it. */
  name: string;
  picture: PictureView | null;
  text: SlotText;
  set: (picture: PictureView | null) => Promise<void>;
  /** A sentence below the preview; null for none. */
  note: string | null;
  /** Another way to fill the place. */
  other: { readonly label: string; readonly run: () => Promise<void> } | null;
  children: ReactNode;
}) {
  const { picture, other } = props;
  const id = useId();
  const adding = useRef<HTMLButtonElement>(null);
  const resetFile = useRef<() => void>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (change: () => Promise<void>) => {
    setFailure(null);
    setBusy(true);
    try {
      await change();
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  const { uploads, add, drop } = useUploads(
    uploadPicture,
    (stored: PictureView) => void run(() => props.set(stored)),
  );
  const addFile = (file: File | null | undefined) => {
    resetFile.current?.();
    if (file === null || file === undefined) return;
    setFailure(null);
    // The last one counts.
    for (const earlier of uploads) drop(earlier.id);
    add([file]);
  };
  const upload = uploads.at(-1);
  const isUploading = upload !== undefined && upload.failure === null;
  useFocusAfter(isUploading, adding);
  const refusal = failure ?? upload?.failure ?? null;
  const dropArea = useFileDrop(([file]) => addFile(file));

  return (
    <div className={styles['area']} {...dropArea}>
      <fieldset aria-labelledby={id} className={styles['slot']}>
        <h3 className={styles['slotTitle']} id={id}>
          {props.text.title}
        </h3>
        <p className={styles['hint']}>{props.text.hint}</p>
        <div className={styles['preview']}>{props.children}</div>
        {props.note !== null && <p className={styles['hint']}>{props.note}</p>}
        {isUploading && (
          <div className={styles['upload']}>
            <Progress.Root size="sm">
              <Progress.Section
                value={Math.max(4, upload.sent * 100)}
                animated={upload.sent === 1}
                aria-label={text.uploading(upload.file.name)}
              />
            </Progress.Root>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              onClick={() => {
                drop(upload.id);
                focusPlace(adding.current);
              }}
            >
              {text.cancel}
            </Button>
          </div>
        )}
        {refusal !== null && (
          <p role="alert" className={styles['refusal']}>
            {refusal}
          </p>
        )}
        <div className={styles['buttons']}>
          <FileButton resetRef={resetFile} onChange={addFile} accept="image/*">
            {(button) => (
              <BusyButton ref={adding} {...button} variant="default" loading={busy} data-field={props.name}>
                {picture === null ? props.text.add : props.text.replace}
              </BusyButton>
            )}
          </FileButton>
          {picture !== null && (
            <Button
              variant="subtle"
              color="gray"
              onClick={() => {
                focusPlace(adding.current);
                void run(() => props.set(null));
              }}
            >
              {props.text.remove}
            </Button>
          )}
          {other !== null && (
            <Button
              variant="subtle"
              color="gray"
              onClick={() => {
                focusPlace(adding.current);
                void run(other.run);
              }}
            >
              {other.label}
            </Button>
          )}
        </div>
      </fieldset>
    </div>
  );
}

/** The button that cancels an upload is gone when that ends: its focus goes to `place`. */
function useFocusAfter(isUploading: boolean, place: RefObject<HTMLElement | null>): void {
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !isUploading && document.activeElement === document.body) focusPlace(place.current);
    was.current = isUploading;
  }, [isUploading, place]);
}
