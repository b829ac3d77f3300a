import type { OpenedDraft } from '@vitrine/contracts/page-drafts.ts';
import { useParams } from 'react-router';
import { pageEditor } from '../../../text/en-page-editor.ts';
import { siteFrame } from '../../../text/en-site-frame.ts';
import { useFooterField } from './use-fields.ts';

/** What the canvas says while it has no blocks. */
export interface EmptyWords {
  readonly title: string;
  readonly text: string;
}

const ofPage: EmptyWords = { title: pageEditor.emptyTitle, text: pageEditor.emptyText };
const ofFooter: EmptyWords = { title: siteFrame.emptyTitle, text: siteFrame.emptyText };
const ofPart: EmptyWords = { title: siteFrame.emptyPartTitle, text: siteFrame.emptyPartText };

export function useEmptyWords({ kind }: Pick<OpenedDraft, 'kind'>): EmptyWords {
  const { field } = useParams();
  const footer = useFooterField();
  if (kind !== 'block-field') return ofPage;
  return footer?.id === field ? ofFooter : ofPart;
}
