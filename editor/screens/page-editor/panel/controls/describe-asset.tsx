import { Alert, Button, Textarea } from '@mantine/core';
import { type AssetView, MAX_ALT_TEXT } from '@vitrine/contracts/admin-media.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { client, sentenceOf } from '../../../../app/client.ts';
import { pagePanel } from '../../../../text/en-page-panel.ts';
import { BusyButton } from '../../../../ui/busy-button.tsx';
import { PageIcon } from '../../../../ui/icons.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import styles from '../library.module.css';
import { useKeepAsset } from '../site-queries.ts';

const text = pagePanel.describe;

/** The words of a file itself, which all places use that have none of their own. Saved at once. */
export function DescribeAsset(props: { asset: AssetView; onDone: () => void }) {
  const { asset, onDone } = props;
  const keep = useKeepAsset();
  const queries = useQueryClient();
  const [words, setWords] = useState(asset.altText);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isPicture = asset.picture !== null;
  const save = useMutation({
    mutationFn: (altText: string) =>
      client.call('PUT', '/api/admin/assets/:id', { params: { id: asset.id }, body: { altText } }),
    onSuccess: (changed) => {
      keep(changed);
      void queries.invalidateQueries({ queryKey: ['assets'] });
      onDone();
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    if (words.trim() === asset.altText) onDone();
    else save.mutate(words.trim());
  };
  return (
    <form className={styles['describe']} onSubmit={submit}>
      {asset.picture === null ? (
        <PageIcon size={28} />
      ) : (
        <Picture picture={asset.picture} width={150} height={112} alt="" />
      )}
      <div className={styles['describeFields']}>
        {save.isError && (
          <Alert color="red" variant="light" role="alert">
            {sentenceOf(save.error)}
          </Alert>
        )}
        <Textarea
          ref={field}
          data-autofocus
          label={isPicture ? text.picture : text.file}
          description={isPicture ? text.pictureHint : text.fileHint}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={MAX_ALT_TEXT}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <span className={styles['name']}>{asset.filename}</span>
        <div className={styles['describeFoot']}>
          <Button variant="default" onClick={onDone} disabled={save.isPending}>
            {text.cancel}
          </Button>
          <BusyButton type="submit" loading={save.isPending}>
            {text.save}
          </BusyButton>
        </div>
      </div>
    </form>
  );
}
