import type { Letter } from '@vitrine/contracts/letters.ts';
import { queryOptions } from '@tanstack/react-query';
import { client, queryClient, updateCache } from '../../app/client.ts';

const keyOf = (id: string) => ['letter', id] as const;

export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => client.call('GET', '/api/admin/letters/:id', { params: { id } }, signal),
  });

/** Lists show what was changed. */
export const readLettersAgain = (): void => void queryClient.invalidateQueries({ queryKey: ['letters'] });

/** Keeps a letter that a call has returned. */
export function keepLetter(letter: Letter): void {
  updateCache([...keyOf(letter.id)], () => letter);
  readLettersAgain();
}
