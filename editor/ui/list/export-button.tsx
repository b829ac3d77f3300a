import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { BULK_IDS } from '@vitrine/contracts/list-limits.ts';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../app/client.ts';
import { lists as text } from '../../text/en-lists.ts';
import { BusyButton } from '../busy-button.tsx';
import { exportAddress, readExport } from './export-selection.ts';
import styles from './list.module.css';
import type { Selection } from './selection.ts';

/** Downloads the selected rows as CSV. */
export function ExportButton(props: {
  name: string;
  query: Readonly<Record<string, string>>;
  selection: Selection;
}) {
  const { name, query, selection } = props;
  const read = useMutation({
    mutationFn: () => readExport(name, query, selection),
    onSuccess: (file) => saveFile(file, `${name}.csv`),
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  const looks = { variant: 'default', size: 'compact-md', className: styles['small'] ?? '' } as const;
  const address = exportAddress(name, query, selection);
  if (address !== null)
    return (
      <Button {...looks} component="a" href={address} download>
        {text.export}
      </Button>
    );
  const isTooMany = (selection.kind === 'ids' ? selection.ids : selection.except).size > BULK_IDS;
  return (
    <BusyButton
      {...looks}
      loading={read.isPending}
      disabled={isTooMany}
      {...(isTooMany ? { title: text.exportTooMany } : {})}
      onClick={() => read.mutate()}
    >
      {text.export}
    </BusyButton>
  );
}

/** Gives a file to the browser's downloads. */
function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun, or holds the file itself.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
