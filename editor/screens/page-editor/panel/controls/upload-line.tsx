import { Button, Progress } from '@mantine/core';
import { editorFailures } from '../../../../text/en-editor-failures.ts';
import { pagePanel } from '../../../../text/en-page-panel.ts';
import type { Upload } from '../../../../ui/uploads/use-uploads.ts';
import styles from '../panel.module.css';

const text = pagePanel.asset;

/** A file on its way to the server, or why it was refused. */
export function UploadLine(props: { upload: Upload; onRetry: () => void; onDrop: () => void }) {
  const { file, sent, failure } = props.upload;
  if (failure !== null) {
    return (
      <div className={styles['upload']}>
        <p className={styles['warning']} role="alert">
          <strong>{editorFailures.noUpload}</strong>
          <br />
          {failure}
        </p>
        <div className={styles['assetActions']}>
          <Button variant="default" size="compact-sm" onClick={props.onRetry}>
            {text.tryAgain}
          </Button>
          <Button variant="subtle" color="gray" size="compact-sm" onClick={props.onDrop}>
            {text.dismiss}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles['upload']}>
      <span className={styles['quiet']}>{sent === 1 ? text.processing : text.uploading(file.name)}</span>
      <Progress.Root size="sm">
        <Progress.Section
          value={Math.max(4, sent * 100)}
          animated={sent === 1}
          aria-label={text.uploading(file.name)}
        />
      </Progress.Root>
      <Button
        className={styles['start'] ?? ''}
        variant="subtle"
        color="gray"
        size="compact-sm"
        onClick={props.onDrop}
      >
        {text.cancel}
      </Button>
    </div>
  );
}
