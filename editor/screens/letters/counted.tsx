import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { client, sentenceOf } from '../../app/client.ts';
import { letters as text } from '../../text/en-letters.ts';
import { useShowNumber } from '../../ui/show-money.ts';

/** How many a letter would go to now. The ids are '' for none. */
export function Counted({ listId, segmentId }: { readonly listId: string; readonly segmentId: string }) {
  const show = useShowNumber();
  const body = { listId: listId === '' ? null : listId, segmentId: segmentId === '' ? null : segmentId };
  const counted = useQuery({
    queryKey: ['letter-recipients', body],
    queryFn: ({ signal }) => client.call('POST', '/api/admin/letters/recipients', { body }, signal),
  });
  if (counted.isError)
    return (
      <Text size="sm" role="alert">
        {sentenceOf(counted.error)}
      </Text>
    );
  const found = counted.data;
  return (
    <Text size="sm" component="output">
      {found === undefined
        ? text.counting
        : [
            text.counted(show, found.count, found.isMore),
            ...(found.suppressed === 0 ? [] : [text.suppressed(show, found.suppressed)]),
          ].join(' ')}
    </Text>
  );
}
