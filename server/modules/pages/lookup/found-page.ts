import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import type { ContextObject } from '../../templates/index.ts';
import type { PageMeta } from '../render/head.ts';

/** Blocks of a page. A page made of other pages has several, one after another. */
export interface DocumentPart {
  /** Id of the collection or item that owns the blocks, for the log. */
  readonly ownerId: string;
  readonly document: PageDocument;
  /** Id of the surrounding element, as a link target; null for a page's own blocks. */
  readonly anchor: string | null;
  /** Rendered for the editor's canvas. */
  readonly mode?: 'canvas';
  /** Address below which the frames of its code blocks are, where not at that of its owner. */
  readonly codeFolder?: string;
  /** Called with the part's HTML, for a context that shows it elsewhere. */
  readonly show: ((html: string) => void) | null;
}

/** Blocks that are shown instead of a page's own: on the editor's canvas, or to whoever has a link to the draft. */
export type EditedPart = Pick<DocumentPart, 'document' | 'mode' | 'codeFolder'>;

/** Everything a page is rendered from. */
export interface FoundPage {
  readonly templates: readonly string[];
  readonly context: ContextObject;
  readonly facts: PageMeta;
  readonly path: string;
  readonly pageId: string;
  readonly pageClasses: string;
  readonly documents: readonly DocumentPart[];
  /** The requested month, `2026-11`, for calendar blocks. */
  readonly month: string | null;
  readonly status: 200 | 404;
  /** Id of the page whose own code visitors get with it; left out: it has none. */
  readonly codeOf?: string;
  /** Id of the list whose entry it is; left out: it is none. */
  readonly entryOf?: string;
  /** The layout of one of the host's own pages, if not the default. */
  readonly layout?: 'checkout';
}

/** The address is not canonical, or the page is elsewhere. */
export interface Redirected {
  readonly kind: 'redirect';
  readonly location: string;
}

export interface NothingFound {
  readonly kind: 'not-found';
}
export const nothingFound: NothingFound = { kind: 'not-found' };

/** Result of resolving an address. */
export type Found = ({ readonly kind: 'page' } & FoundPage) | Redirected | NothingFound;
