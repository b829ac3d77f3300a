import type { OpenedDraft } from '@vitrine/contracts/page-drafts.ts';
import { pageEditor } from '../../../text/en-page-editor.ts';
import { sharedSections } from '../../../text/en-shared-sections.ts';
import { siteFrame } from '../../../text/en-site-frame.ts';

/** What the button that publishes is called, and what is said when it is done. */
export interface PublishLabels {
  readonly publish: string;
  readonly published: string;
}

/** `places`: on how many pages visitors see the shared section that is edited; null for anything else. */
export function publishLabels({ kind }: OpenedDraft, places: number | null): PublishLabels {
  const { publish, published } = pageEditor;
  if (kind === 'block-field') return { publish, published: siteFrame.published };
  if (places === null) return { publish, published };
  return {
    publish: places === 0 ? publish : sharedSections.publishTo(places),
    published: sharedSections.published(places),
  };
}
