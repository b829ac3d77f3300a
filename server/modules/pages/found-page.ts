import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import type { ContextObject } from '../templates/index.ts';
import type { PageFacts } from './head.ts';

/** Blocks of a page. A page made of other pages has several, one after another. */
export interface DocumentPart {
  /** Whose blocks they are, for the log: the collection's or item's id. */
  readonly ownerId: string;
  readonly document: PageDocument;
  /** Id of the element around it, so that a link can lead to it; null for a page's own. */
  readonly anchor: string | null;
  /** Called with the part's HTML, for a context that shows it in a place of its own. */
  readonly show: ((html: string) => void) | null;
}

/** Everything a page is rendered from. */
export interface FoundPage {
  readonly templates: readonly string[];
  readonly context: ContextObject;
  readonly facts: PageFacts;
  readonly path: string;
  readonly pageId: string;
  readonly pageClasses: string;
  readonly documents: readonly DocumentPart[];
  /** The month the address asks for, `2026-11`; its blocks show it. */
  readonly month: string | null;
  readonly status: 200 | 404;
  /** The layout of a page of the host's own, where it is not the usual one. */
  readonly layout?: 'checkout';
}

/** The address has a better spelling, or what was asked for is elsewhere. */
export interface Redirected {
  readonly kind: 'redirect';
  readonly location: string;
}

export interface NothingFound {
  readonly kind: 'not-found';
}
export const nothingFound: NothingFound = { kind: 'not-found' };

/** What lies at an address. */
export type Found = ({ readonly kind: 'page' } & FoundPage) | Redirected | NothingFound;
