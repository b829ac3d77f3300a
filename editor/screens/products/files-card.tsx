import { Button, FileButton, Progress, Text } from '@mantine/core';
import { MAX_FILES, MAX_SOLD_FILE_BYTES } from '@vitrine/domain/product/product-files.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import { useRef, useState } from 'react';
import { productPage as common } from '../../text/en-product-page.ts';
import { productSelling as text } from '../../text/en-product-selling.ts';
import { FormRowList } from '../../ui/form/form-rows.tsx';
import { NumberField } from '../../ui/form/text-fields.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { showBytes } from '../../ui/show-bytes.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { useFileDrop } from '../../ui/uploads/use-file-drop.ts';
import { type Upload, useUploads } from '../../ui/uploads/use-uploads.ts';
import styles from './files-card.module.css';
import prices from './price-card.module.css';
import { ProductCard } from './product-card.tsx';
import type { FileRow } from './product-values.ts';
import { uploadSoldFile } from './upload-sold-file.ts';
import type { ProductForm } from './use-product-form.ts';

/** What a download delivers: files dropped or chosen, replaced, ordered, removed; how often and how long they work. */
export function FilesCard({ form }: { form: ProductForm }) {
  const showNumber = useShowNumber();
  const rows = form.rows('files');
  const files = form.field('files');
  const adding = useRef<HTMLButtonElement>(null);
  const resetFiles = useRef<() => void>(null);
  const [tooMany, setTooMany] = useState(false);
  const uploads = useUploads(uploadSoldFile, (row) => rows.add(row));
  const add = (chosen: readonly File[]) => {
    const free = MAX_FILES - files.value.length - uploads.uploads.length;
    setTooMany(chosen.length > free);
    uploads.add(chosen.slice(0, Math.max(0, free)));
    resetFiles.current?.();
  };
  const dropArea = useFileDrop(add);
  if (traitsOf(form.stored.type).afterPayment !== 'downloads') return null;
  return (
    <div className={styles['area']} {...dropArea}>
      <ProductCard title={text.filesHead}>
        <Text size="sm" c="dimmed">
          {text.filesLead}
        </Text>
        <FormRowList
          rows={rows}
          label={text.filesHead}
          addLabel={text.filesAdd}
          fresh={null}
          adder={adding}
          nameOf={({ filename }) => filename}
        >
          {({ fields }) => (
            <FileLine
              row={fields.values}
              onReplaced={(fresh) =>
                files.update((before) => before.map((one) => (one.id === fields.values.id ? fresh : one)))
              }
            />
          )}
        </FormRowList>
        {uploads.uploads.map((upload) => (
          <UploadLine
            key={upload.id}
            upload={upload}
            onDrop={() => {
              uploads.drop(upload.id);
              adding.current?.focus();
            }}
            onRetry={() => {
              uploads.retry(upload.id);
              adding.current?.focus();
            }}
          />
        ))}
        {tooMany && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {text.filesTooMany(MAX_FILES)}
          </Text>
        )}
        <div className={styles['foot']}>
          <FileButton resetRef={resetFiles} onChange={add} multiple>
            {(button) => (
              <Button ref={adding} {...button} variant="default" leftSection={<PlusIcon size={16} />}>
                {text.filesAdd}
              </Button>
            )}
          </FileButton>
          <Text size="xs" c="dimmed">
            {text.filesHint(MAX_FILES, showBytes(MAX_SOLD_FILE_BYTES, showNumber))}
          </Text>
        </div>
        <div className={prices['pair']}>
          <NumberField
            field={form.field('downloadLimit')}
            label={text.downloadLimit}
            hint={text.downloadHint}
          />
          <NumberField
            field={form.field('downloadDays')}
            label={text.downloadDays}
            hint={text.downloadHint}
          />
        </div>
      </ProductCard>
    </div>
  );
}

function FileLine({ row, onReplaced }: { row: FileRow; onReplaced: (fresh: FileRow) => void }) {
  const showNumber = useShowNumber();
  const replacing = useRef<HTMLButtonElement>(null);
  const resetFile = useRef<() => void>(null);
  const uploads = useUploads(uploadSoldFile, onReplaced);
  const [going] = uploads.uploads;
  const stop = () => {
    if (going !== undefined) uploads.drop(going.id);
    replacing.current?.focus();
  };
  return (
    <div className={styles['line']}>
      <span className={styles['words']}>
        <span className={styles['name']}>{row.filename}</span>
        <span className={styles['small']}>{showBytes(row.byteSize, showNumber)}</span>
      </span>
      <FileButton
        resetRef={resetFile}
        onChange={(file) => {
          if (file !== null) uploads.add([file]);
          resetFile.current?.();
        }}
      >
        {(button) => (
          <Button
            ref={replacing}
            {...button}
            variant="default"
            size="compact-sm"
            aria-label={text.fileReplace(row.filename)}
          >
            {text.replace}
          </Button>
        )}
      </FileButton>
      {going !== undefined && (
        <div className={styles['going']}>
          <UploadLine
            upload={going}
            onDrop={stop}
            onRetry={() => {
              uploads.retry(going.id);
              replacing.current?.focus();
            }}
          />
        </div>
      )}
    </div>
  );
}

/** A file on its way, or one that was refused. */
function UploadLine(props: { upload: Upload; onDrop: () => void; onRetry: () => void }) {
  const { file, failure, sent } = props.upload;
  return (
    <div className={styles['upload']}>
      <span className={styles['name']}>{file.name}</span>
      {failure === null ? (
        <>
          <Progress.Root size="sm" className={styles['bar'] ?? ''}>
            <Progress.Section value={Math.max(4, sent * 100)} aria-label={common.uploadOf(file.name)} />
          </Progress.Root>
          <Button variant="subtle" color="gray" size="compact-sm" onClick={props.onDrop}>
            {common.cancel}
          </Button>
        </>
      ) : (
        <>
          <span className={styles['small']} role="alert">
            {failure}
          </span>
          <Button variant="default" size="compact-sm" onClick={props.onRetry}>
            {common.tryAgain}
          </Button>
          <Button variant="subtle" color="gray" size="compact-sm" onClick={props.onDrop}>
            {common.dismiss}
          </Button>
        </>
      )}
    </div>
  );
}
