import { Button, FileButton, Progress, Text, VisuallyHidden } from '@mantine/core';
import { MAX_PICTURES } from '@vitrine/contracts/admin-products.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { type DragEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { productPage as text } from '../../text/en-product-page.ts';
import { focusPlace } from '../../ui/focus-place.ts';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { showUndo } from '../../ui/show-undo.tsx';
import { uploadPicture } from '../../ui/uploads/upload-picture.ts';
import { carriesFiles } from '../../ui/uploads/use-file-drop.ts';
import { type Upload, type Uploads, useUploads } from '../../ui/uploads/use-uploads.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureTile } from './picture-tile.tsx';
import styles from './pictures-card.module.css';
import { ProductCard } from './product-card.tsx';
import { pictureRowOf } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';

/** The pictures of a product: dropped or chosen, ordered by drag or keys, described, removed. */
export function PicturesCard({ form }: { form: ProductForm }) {
  const rows = form.rows('pictures');
  const pictures = form.values.pictures;
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const resetFiles = useRef<() => void>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [tooMany, setTooMany] = useState(false);
  const uploads = useUploads(uploadPicture, (picture: PictureView) => rows.add(pictureRowOf(picture)));
  const order = useTileOrder(form);
  useFieldLabel(form.field('pictures'), text.pictures, countPictures);
  const tile = (id: string | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-picture="${CSS.escape(id ?? '')}"]`);

  const addFiles = (files: readonly File[]) => {
    const free = MAX_PICTURES - pictures.length - uploads.uploads.length;
    setTooMany(files.length > free);
    uploads.add(files.slice(0, Math.max(0, free)));
    resetFiles.current?.();
  };
  const move = (id: string, by: number) => {
    const from = pictures.findIndex((one) => one.id === id);
    const to = from + by;
    if (from === -1 || to < 0 || to >= pictures.length) return;
    const held = document.activeElement;
    flushSync(() => rows.move(id, by));
    // Moving a tile in the document drops the focus.
    if (held instanceof HTMLElement && held.isConnected) held.focus();
    setSaid(text.pictureMoved(to + 1, pictures.length));
  };
  const remove = (id: string) => {
    const at = pictures.findIndex((one) => one.id === id);
    const row = pictures[at];
    if (row === undefined) return;
    flushSync(() => {
      setOpened(null);
      rows.remove(id);
    });
    focusPlace(tile(pictures[at + 1]?.id ?? pictures[at - 1]?.id) ?? adding.current);
    showUndo({
      message: text.pictureRemoved,
      label: text.undo,
      undo: () => {
        flushSync(() => rows.add(row, at));
        tile(id)?.focus();
      },
    });
  };

  return (
    <div
      {...order.area}
      className={styles['area']}
      data-dropping={order.isDropping}
      onDrop={(event) => {
        const files = order.drop(event);
        if (files !== null) addFiles(files);
      }}
    >
      <ProductCard title={text.pictures}>
        <VisuallyHidden component="output">{said}</VisuallyHidden>
        {pictures.length + uploads.uploads.length === 0 && (
          <Text size="sm" c="dimmed">
            {text.noPictures}
          </Text>
        )}
        <ul
          ref={list}
          className={styles['tiles']}
          aria-label={text.pictures}
          data-field="pictures"
          tabIndex={-1}
        >
          {pictures.map((row, index) => (
            <PictureTile
              key={row.id}
              row={row}
              index={index}
              count={pictures.length}
              labels={rows.labels}
              drag={order.tile(row.id)}
              onOpen={() => setOpened(row.id)}
              onMove={(by) => move(row.id, by)}
              onRemove={() => remove(row.id)}
            />
          ))}
          {uploads.uploads.map((upload) => (
            <UploadTile key={upload.id} upload={upload} uploads={uploads} adding={adding} />
          ))}
        </ul>
        {tooMany && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {text.tooManyPictures(MAX_PICTURES)}
          </Text>
        )}
        <div className={styles['foot']}>
          <FileButton resetRef={resetFiles} onChange={addFiles} accept="image/*" multiple>
            {(button) => (
              <Button ref={adding} {...button} variant="default" leftSection={<PlusIcon size={16} />}>
                {text.addPictures}
              </Button>
            )}
          </FileButton>
          <Text size="xs" c="dimmed">
            {text.picturesHint}
          </Text>
        </div>
      </ProductCard>
      {opened !== null && (
        <PictureDialog
          rows={rows}
          id={opened}
          onMove={(by) => move(opened, by)}
          onRemove={() => remove(opened)}
          onClose={() => {
            flushSync(() => setOpened(null));
            tile(opened)?.focus();
          }}
        />
      )}
    </div>
  );
}

const countPictures = (value: unknown): string => text.pictureCount(Array.isArray(value) ? value.length : 0);

function UploadTile(props: {
  upload: Upload;
  uploads: Uploads;
  adding: React.RefObject<HTMLButtonElement | null>;
}) {
  const { upload, uploads } = props;
  const { failure, sent, file } = upload;
  const drop = () => {
    uploads.drop(upload.id);
    props.adding.current?.focus();
  };
  return (
    <li className={styles['upload']} data-failed={failure !== null}>
      <span className={styles['fileName']}>{file.name}</span>
      {failure === null ? (
        <>
          <Progress.Root size="sm">
            <Progress.Section
              value={Math.max(4, sent * 100)}
              animated={sent === 1}
              aria-label={text.uploadOf(file.name)}
            />
          </Progress.Root>
          <span className={styles['small']}>{sent === 1 ? text.processing : text.uploading}</span>
          <Button variant="subtle" color="gray" size="compact-sm" onClick={drop}>
            {text.cancel}
          </Button>
        </>
      ) : (
        <>
          <span className={styles['small']} role="alert">
            {failure}
          </span>
          <div className={styles['buttons']}>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => {
                uploads.retry(upload.id);
                props.adding.current?.focus();
              }}
            >
              {text.tryAgain}
            </Button>
            <Button variant="subtle" color="gray" size="compact-sm" onClick={drop}>
              {text.dismiss}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

/** Moving tiles by drag, which others make way for, and dropping files anywhere on the card. */
function useTileOrder(form: ProductForm) {
  const rows = form.rows('pictures');
  const [dragged, setDragged] = useState<{ readonly id: string; readonly before: readonly string[] } | null>(
    null,
  );
  const [isDropping, setDropping] = useState(false);
  const placeOf = (id: string) => form.values.pictures.findIndex((one) => one.id === id);
  return {
    isDropping,
    area: {
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event) && dragged === null) return;
        event.preventDefault();
        if (dragged === null) setDropping(true);
        else event.dataTransfer.dropEffect = 'move';
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node) || !event.currentTarget.contains(to)) setDropping(false);
      },
    },
    /** The files that are dropped on the card; null for a tile. */
    drop: (event: DragEvent): readonly File[] | null => {
      setDropping(false);
      if (!carriesFiles(event) && dragged === null) return null;
      event.preventDefault();
      return dragged === null ? [...event.dataTransfer.files] : null;
    },
    tile: (id: string) => ({
      draggable: true,
      'data-dragged': dragged?.id === id,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move' as const;
        event.dataTransfer.setData('text/plain', id);
        setDragged({ id, before: form.values.pictures.map((one) => one.id) });
      },
      onDragEnter: () => {
        if (dragged !== null && dragged.id !== id) rows.move(dragged.id, placeOf(id) - placeOf(dragged.id));
      },
      onDragEnd: (event: DragEvent) => {
        // Escape puts it back.
        const isCancelled = event.dataTransfer.dropEffect === 'none';
        if (dragged !== null && isCancelled) {
          rows.move(dragged.id, dragged.before.indexOf(dragged.id) - placeOf(dragged.id));
        }
        setDragged(null);
      },
    }),
  };
}
