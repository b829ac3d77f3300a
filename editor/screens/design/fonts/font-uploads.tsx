import { Button, FileButton } from '@mantine/core';
import type { OwnFontView } from '@vitrine/contracts/fonts.ts';
import { useRef } from 'react';
import { fonts as text } from '../../../text/en-fonts.ts';
import { type Uploads, useUploads } from '../../../ui/uploads/use-uploads.ts';
import { UploadLine } from '../../page-editor/panel/controls/upload-line.tsx';
import styles from './font-browser.module.css';
import { FONT_FILES, uploadFont } from './upload-font.ts';

/** One after the other: the answer to a file of a family names those of it that came before. */
export const useFontUploads = (take: (font: OwnFontView) => void): Uploads =>
  useUploads(uploadFont, take, { atOnce: 1 });

/** The button that uploads font files, what it asks of the owner, and the files on their way. */
export function FontUploads({ uploads }: { readonly uploads: Uploads }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles['uploads']}>
      {uploads.uploads.map((upload) => (
        <UploadLine
          key={upload.id}
          upload={upload}
          onRetry={() => {
            uploads.retry(upload.id);
            button.current?.focus();
          }}
          onDrop={() => {
            uploads.drop(upload.id);
            button.current?.focus();
          }}
        />
      ))}
      <div className={styles['uploadRow']}>
        <FileButton multiple accept={FONT_FILES} onChange={uploads.add}>
          {(choose) => (
            <Button
              {...choose}
              ref={button}
              variant="default"
              size="xs"
              className={styles['uploadButton'] ?? ''}
            >
              {text.upload}
            </Button>
          )}
        </FileButton>
        <p className={styles['quiet']}>
          {text.uploadHint} {text.license}
        </p>
      </div>
    </div>
  );
}
