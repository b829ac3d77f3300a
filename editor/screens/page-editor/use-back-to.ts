import type { OpenedDraft } from '@vitrine/contracts/page-drafts.ts';
import { useSearchParams } from 'react-router';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import { written } from '../../text/en-written.ts';
import { useWrittenKind, writtenPaths } from '../posts/written-kinds.ts';

/** Where the editor leads back to: the page named in its address, from which it was opened, else a list. */
export function useBackTo(kind: OpenedDraft['kind']): { readonly to: string; readonly label: string } {
  const [parameters] = useSearchParams();
  const writtenKind = useWrittenKind();
  const from = parameters.get('from') ?? '';
  if (kind !== 'page' && kind !== 'post' && /^[\da-f-]{36}$/i.test(from))
    return { to: `/pages/${from}`, label: words.backToPage };
  if (kind === 'post') return { to: writtenPaths[writtenKind], label: written[writtenKind].back };
  return kind === 'shared-section'
    ? { to: '/pages/shared', label: words.backToShared }
    : { to: '/pages', label: words.back };
}
