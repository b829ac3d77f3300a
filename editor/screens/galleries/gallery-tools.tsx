import { Alert, Button, FileButton, Group, Text } from '@mantine/core';
import type { Gallery } from '@vitrine/contracts/galleries.ts';
import { useRef } from 'react';
import { Link } from 'react-router';
import { galleries as text } from '../../text/en-galleries.ts';
import { focusHeading } from '../../ui/focus-place.ts';
import { OutsideIcon } from '../../ui/icons.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { fileKinds } from '../../ui/uploads/upload-asset.ts';
import styles from './galleries.module.css';
import type { GalleryUploads } from './use-gallery-uploads.ts';

/** Where else something of the gallery is done. */
export function GalleryLinks({ gallery: { id, path, isPublished, hasBin } }: { readonly gallery: Gallery }) {
  return (
    <>
      {hasBin && (
        <Button component={Link} to={`/galleries/${id}/bin`} variant="subtle" color="gray">
          {text.bin.link}
        </Button>
      )}
      <Button component={Link} to={`/pages?settings=${id}`} variant="subtle" color="gray">
        {text.settings}
      </Button>
      {isPublished && (
        <Button
          component="a"
          href={path}
          target="_blank"
          rel="noopener"
          variant="subtle"
          color="gray"
          rightSection={<OutsideIcon size={15} />}
        >
          {text.view}
        </Button>
      )}
    </>
  );
}

/** What is added to the gallery after it was uploaded, and why something was not. */
export function AddingNotice({ uploads }: { readonly uploads: GalleryUploads }) {
  const showNumber = useShowNumber();
  const { waiting, failure } = uploads.adding;
  if (failure === null || waiting === 0) return null;
  return (
    <Alert color="red" variant="light" role="alert" className={styles['notice'] ?? ''}>
      <Text size="sm" mb="xs">
        {text.notAdded(showNumber, waiting)} {failure}
      </Text>
      <Group gap="sm">
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            uploads.retry();
            focusHeading();
          }}
        >
          {text.tryAgain}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          onClick={() => {
            uploads.drop();
            focusHeading();
          }}
        >
          {text.dismiss}
        </Button>
      </Group>
    </Alert>
  );
}

/** Chooses pictures of this device. */
export function UploadPictures({ onFiles }: { readonly onFiles: (picked: readonly File[]) => void }) {
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      multiple
      resetRef={reset}
      accept={fileKinds.picture.accept}
      onChange={(picked) => {
        onFiles(picked);
        // So that the same files can be chosen again.
        reset.current?.();
      }}
    >
      {(button) => <Button {...button}>{text.upload}</Button>}
    </FileButton>
  );
}
