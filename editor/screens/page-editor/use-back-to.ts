import { useLocation } from 'react-router';
import { pageEditor } from '../../text/en-page-editor.ts';
import { siteFrame } from '../../text/en-site-frame.ts';

/** Where the editor leads back to: the page from which it was opened, else the list of pages. */
export function useBackTo(): { readonly to: string; readonly label: string } {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'backTo' in state ? state.backTo : null;
  return typeof from === 'string' && from.startsWith('/pages/')
    ? { to: from, label: siteFrame.backToPage }
    : { to: '/pages', label: pageEditor.back };
}
