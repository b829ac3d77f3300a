import type { EncodedBody } from '../../platform/http/encoded-body.ts';
import type { Site } from '../websites/index.ts';

/** A page as bytes, for one website at one revision. */
export class CachedPage {
  readonly site: Site;
  readonly status: 200 | 301 | 404;
  readonly body: EncodedBody;
  /** Where a 301 leads; null for a page. */
  readonly location: string | null;
  /** Set on each use and cleared by the sweep that looks for room: what is used stays. */
  used = false;

  constructor(site: Site, status: 200 | 301 | 404, body: EncodedBody, location: string | null = null) {
    this.site = site;
    this.status = status;
    this.body = body;
    this.location = location;
  }

  /** Bytes held, with a guess for the objects around them. */
  get byteSize(): number {
    return this.body.byteSize + 600;
  }
}

/**
 * Pages by host and address, at most `maxBytes` of them. A page is right as long as its site object is the one in
 * use: a new revision is a new object, so an older page is never served again.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #rendering = new Map<string, { readonly site: Site; readonly page: Promise<CachedPage> }>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get byteSize(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** The page in the cache, if it belongs to this very site object. */
  get(key: string, site: Site): CachedPage | null {
    const page = this.#pages.get(key);
    if (page === undefined || page.site !== site) return null;
    page.used = true;
    return page;
  }

  /**
   * The cached page, or the one `render` makes; however many ask at once, it is made once. `keeps` decides whether
   * it stays: not a 404, and not a page of a revision that has passed while it was made.
   */
  async getOrRender(
    key: string,
    site: Site,
    render: () => Promise<CachedPage>,
    keeps: (page: CachedPage) => boolean,
  ): Promise<CachedPage> {
    const cached = this.get(key, site);
    if (cached !== null) return cached;
    const underway = this.#rendering.get(key);
    if (underway !== undefined && underway.site === site) return underway.page;
    const entry = { site, page: render() };
    this.#rendering.set(key, entry);
    try {
      const page = await entry.page;
      if (keeps(page)) this.#put(key, page);
      return page;
    } finally {
      if (this.#rendering.get(key) === entry) this.#rendering.delete(key);
    }
  }

  /** Drops what belongs to sites for which `gone` is true. */
  drop(gone: (site: Site) => boolean): void {
    for (const [key, page] of this.#pages) if (gone(page.site)) this.#remove(key, page);
  }

  #put(key: string, page: CachedPage): void {
    const old = this.#pages.get(key);
    if (old !== undefined) this.#remove(key, old);
    if (page.byteSize > this.#maxBytes / 4) return;
    this.#pages.set(key, page);
    this.#bytes += page.byteSize;
    page.body.onGrowth = (bytes) => {
      this.#bytes += bytes;
      this.#makeRoom();
    };
    this.#makeRoom();
  }

  #remove(key: string, page: CachedPage): void {
    this.#pages.delete(key);
    this.#bytes -= page.byteSize;
    page.body.onGrowth = null;
  }

  /** Oldest first; a page used since the last sweep gets a second chance. */
  #makeRoom(): void {
    for (const [key, page] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#remove(key, page);
      if (!page.used) continue;
      page.used = false;
      this.#pages.set(key, page);
      this.#bytes += page.byteSize;
      page.body.onGrowth = (bytes) => {
        this.#bytes += bytes;
        this.#makeRoom();
      };
    }
  }
}
