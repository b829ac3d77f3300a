import { Button } from '@mantine/core';
import { useState } from 'react';
import { sentenceOf } from '../../../app/client.ts';
import { bulk, productsBulk as text } from '../../../text/en-bulk.ts';
import { productList } from '../../../text/en-product-list.ts';
import { focusHeading } from '../../../ui/focus-place.ts';
import { useBulk } from '../../../ui/list/use-bulk.ts';
import { useListCount } from '../../../ui/list/use-list-rows.ts';
import { useShowNumber } from '../../../ui/show-money.ts';
import { EraseDialog } from './erase-dialog.tsx';

const inBin = { status: 'deleted' };

/** Deletes everything in the bin for good, in the background; nothing while the bin is empty. */
export function EmptyBin() {
  const [asking, setAsking] = useState(false);
  const counted = useListCount('products', inBin);
  const { start } = useBulk('products');
  const showNumber = useShowNumber();
  if (counted.data === undefined || counted.data.count === 0) return null;
  const { one, many } = productList.noun;
  return (
    <>
      <Button
        variant="default"
        c="var(--mantine-color-error)"
        onClick={() => {
          start.reset();
          void counted.refetch();
          setAsking(true);
        }}
      >
        {text.emptyBin}
      </Button>
      {asking && (
        <EraseDialog
          action="erase"
          title={text.emptyBinTitle}
          rows={bulk.rows(showNumber, counted.data, one, many)}
          isBusy={start.isPending}
          problem={start.isError ? sentenceOf(start.error) : ''}
          onSubmit={(change) =>
            start.mutate(
              { selection: { query: inBin, except: [] }, change },
              {
                onSuccess: () => {
                  setAsking(false);
                  // The button goes with the last product.
                  focusHeading();
                },
              },
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
