import { Alert, Button, FileButton, Progress, Text, Title } from '@mantine/core';
import type { ProductImport } from '@vitrine/contracts/product-imports.ts';
import { MAX_IMPORT_BYTES } from '@vitrine/domain/product-csv/import-limits.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sentenceOf, updateCache, uploadClient } from '../../../app/client.ts';
import { productImport as text } from '../../../text/en-product-csv.ts';
import { useFileDrop } from '../../../ui/uploads/use-file-drop.ts';
import styles from './import.module.css';
import { importKey } from './use-import.ts';

/** Chooses the file and sends it. `problem`: why the last one could not be read. */
export function ChooseFile(props: { problem: string; onSent: () => void }) {
  const [sent, setSent] = useState(0);
  const [refusal, setRefusal] = useState('');
  const reset = useRef<() => void>(null);
  const button = useRef<HTMLButtonElement>(null);
  const send = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.set('file', file);
      return uploadClient(setSent).call('POST', '/api/admin/product-imports', { body: form });
    },
    onSuccess: (made) => {
      updateCache<{ import: ProductImport | null }>(importKey, () => ({ import: made }));
      props.onSent();
    },
    onError: () => button.current?.focus(),
  });
  const take = (file: File | null | undefined) => {
    reset.current?.();
    if (file === null || file === undefined) return;
    setSent(0);
    // Not sent: the server would close the connection half-way.
    const isTooLarge = file.size > MAX_IMPORT_BYTES;
    setRefusal(isTooLarge ? text.tooLarge : '');
    if (!isTooLarge) send.mutate(file);
  };
  const dropArea = useFileDrop(([file]) => {
    if (!send.isPending) take(file);
  });
  const problem =
    refusal !== '' ? refusal : send.isError ? sentenceOf(send.error) : send.isIdle ? props.problem : '';
  return (
    <div className={styles['choose']} {...dropArea}>
      <Title order={2} size="h4">
        {text.startTitle}
      </Title>
      <Text c="dimmed" size="sm" className={styles['words']}>
        {text.start}
      </Text>
      {problem !== '' && (
        <Alert color="red" variant="light" role="alert" className={styles['words'] ?? ''}>
          {problem}
        </Alert>
      )}
      <FileButton resetRef={reset} onChange={take} accept=".csv,.txt,.tsv,text/csv">
        {(given) => (
          <Button
            {...given}
            ref={button}
            {...(send.isPending ? { 'aria-disabled': true, 'data-disabled': true } : {})}
          >
            {text.choose}
          </Button>
        )}
      </FileButton>
      {send.isPending ? (
        <div className={styles['bar']}>
          <output>{text.sending(send.variables.name)}</output>
          <Progress value={sent * 100} size="sm" aria-label={text.sending(send.variables.name)} />
        </div>
      ) : (
        <Text c="dimmed" size="xs">
          {text.dropHint}
        </Text>
      )}
    </div>
  );
}
