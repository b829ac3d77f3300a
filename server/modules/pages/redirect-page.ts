import { asciiAddress } from '@vitrine/domain/text/ascii-address.ts';
import { EncodedBody } from '../../platform/http/encoded-body.ts';
import type { Site } from '../websites/index.ts';
import { CachedPage } from './page-cache.ts';
import { withQuery } from './redirect-query.ts';
import { isOwnParameter } from './route.ts';

/** What of a visitor's query goes along: all of it, or what no page of ours reads. */
type TakenAlong = 'all' | 'foreign';

/** An answer that leads elsewhere; by itself without what a visitor's query adds to the way. */
export class RedirectPage extends CachedPage {
  readonly #to: string;
  readonly #taken: TakenAlong;

  /** `foreign` where what a page does not have is what it is led away from. */
  constructor(
    site: Site,
    to: string,
    { status = 301, taken = 'foreign' }: { status?: number; taken?: TakenAlong } = {},
  ) {
    super(
      site,
      status === 302 ? 302 : 301,
      new EncodedBody('text/plain; charset=utf-8', Buffer.alloc(0)),
      // Addresses of pages are of any script; a header's are not.
      { location: asciiAddress(to) },
    );
    this.#to = to;
    this.#taken = taken;
  }

  /** The same for a visitor who came with this query; '' for none. */
  takingAlong(query: string): RedirectPage {
    const { site, status } = this;
    const taken = this.#taken;
    const to = withQuery(this.#to, query, (name) => taken === 'all' || !isOwnParameter(name));
    return to === this.#to ? this : new RedirectPage(site, to, { status, taken });
  }
}
