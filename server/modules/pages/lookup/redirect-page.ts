import { asciiAddress } from '@vitrine/domain/text/ascii-address.ts';
import { EncodedBody } from '../../../platform/http/encoded-body.ts';
import type { Site } from '../../websites/index.ts';
import { CachedPage } from '../cache/page-cache.ts';
import { withQuery } from './redirect-query.ts';
import { isOwnParameter } from './route.ts';

/** Which of the visitor's query parameters are passed on: all, or those that our pages do not read. */
type TakenAlong = 'all' | 'foreign';

/** A redirect, still without the visitor's query parameters. */
export class RedirectPage extends CachedPage {
  readonly #to: string;
  readonly #taken: TakenAlong;

  /** `foreign` where the redirect drops parameters that the page does not support. */
  constructor(
    site: Site,
    to: string,
    { status = 301, taken = 'foreign' }: { status?: number; taken?: TakenAlong } = {},
  ) {
    super(
      site,
      status === 302 ? 302 : 301,
      new EncodedBody('text/plain; charset=utf-8', Buffer.alloc(0)),
      // Page addresses may be in any script; a header must be ASCII.
      { location: asciiAddress(to) },
    );
    this.#to = to;
    this.#taken = taken;
  }

  /** The redirect for a visitor with this query; '' for none. */
  takingAlong(query: string): RedirectPage {
    const { site, status } = this;
    const taken = this.#taken;
    const to = withQuery(this.#to, query, (name) => taken === 'all' || !isOwnParameter(name));
    return to === this.#to ? this : new RedirectPage(site, to, { status, taken });
  }
}
