import type { EncodedBody } from '../../../platform/http/encoded-body.ts';
import type { CriticalCss } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';

/** A page as bytes, for one website at one revision. */
export class CachedPage {
  readonly site: Site;
  readonly status: 200 | 301 | 302 | 404;
  readonly body: EncodedBody;
  /** Target of a redirect; null for a page. */
  readonly location: string | null;
  /** False when rendering was cut by the time limit: the next rendering may be complete. */
  readonly isWhole: boolean;
  /** The render-blocking stylesheet, sent as a preload header; null where there is none. */
  readonly blockingStylesheet: string | null;
  /** Its critical CSS, possibly shared with other pages; null where there is none. */
  readonly styles: CriticalCss | null;
  /** Whether code of its owner is in it, which needs a wider policy. */
  readonly hasCode: boolean;
  /** Set on each use, cleared by the eviction sweep (second chance). */
  used = false;

  constructor(
    site: Site,
    status: 200 | 301 | 302 | 404,
    body: EncodedBody,
    {
      location = null,
      isWhole = true,
      blockingStylesheet = null,
      styles = null,
      hasCode = false,
    }: Partial<Pick<CachedPage, 'location' | 'isWhole' | 'blockingStylesheet' | 'styles' | 'hasCode'>> = {},
  ) {
    this.site = site;
    this.status = status;
    this.body = body;
    this.location = location;
    this.isWhole = isWhole;
    this.blockingStylesheet = blockingStylesheet;
    this.styles = styles;
    this.hasCode = hasCode;
  }

  /** Bytes held for this page alone, with an estimate for its objects. */
  get byteSize(): number {
    return this.body.byteSize - (this.styles?.bytes.length ?? 0) + 600;
  }
}

interface Slot {
  readonly host: string;
  readonly address: string;
}

/**
 * Pages by host and address, at most `maxBytes` in all. A page is valid while its site object is the current one: a new
 * revision is a new object, so a stale page is never served.
 */
export class PageCache {
  // By host first, so that a look-up needs no string concatenation.
  readonly #byHost = new Map<string, Map<string, CachedPage>>();
  /** All cached pages, in the order of the eviction sweep. */
  readonly #slots = new Map<CachedPage, Slot>();
  /** Critical CSS shared by pages, with reference counts. */
  readonly #styles = new Map<CriticalCss, number>();
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
    return this.#slots.size;
  }

  /** The cached page, if it belongs to this site object. */
  get(host: string, address: string, site: Site): CachedPage | null {
    const page = this.#byHost.get(host)?.get(address);
    if (page === undefined || page.site !== site) return null;
    page.used = true;
    return page;
  }

  /**
   * The cached page, or the one `render` returns; concurrent calls share one rendering. `keeps` decides whether it is
   * cached: not a 404, and not a page whose revision is outdated by then. A page dropped while it is rendered is not
   * cached either.
   */
  async getOrRender(
    host: string,
    address: string,
    site: Site,
    render: () => Promise<CachedPage>,
    keeps: (page: CachedPage) => boolean,
  ): Promise<CachedPage> {
    const cached = this.get(host, address, site);
    if (cached !== null) return cached;
    const key = host + address;
    const underway = this.#rendering.get(key);
    if (underway !== undefined && underway.site === site) return underway.page;
    const entry = { site, page: render() };
    this.#rendering.set(key, entry);
    try {
      const page = await entry.page;
      if (this.#rendering.get(key) === entry && keeps(page)) this.#put(host, address, page);
      return page;
    } finally {
      if (this.#rendering.get(key) === entry) this.#rendering.delete(key);
    }
  }

  /** Drops the pages of sites for which `gone` is true; later calls never join a rendering begun before. */
  drop(gone: (site: Site) => boolean): void {
    for (const [key, { site }] of this.#rendering) if (gone(site)) this.#rendering.delete(key);
    for (const page of this.#slots.keys()) if (gone(page.site)) this.#remove(page);
  }

  #put(host: string, address: string, page: CachedPage): void {
    const pages = this.#byHost.get(host) ?? new Map<string, CachedPage>();
    const old = pages.get(address);
    if (old !== undefined) this.#remove(old);
    if (this.#slots.has(page) || page.byteSize > this.#maxBytes / 4) return;
    this.#byHost.set(host, pages);
    pages.set(address, page);
    this.#slots.set(page, { host, address });
    this.#bytes += page.byteSize;
    this.#countStyles(page, 1);
    page.body.onGrowth = (bytes) => {
      this.#bytes += bytes;
      this.#evict();
    };
    this.#evict();
  }

  #remove(page: CachedPage): void {
    const slot = this.#slots.get(page);
    if (slot === undefined) return;
    this.#slots.delete(page);
    const pages = this.#byHost.get(slot.host);
    pages?.delete(slot.address);
    if (pages?.size === 0) this.#byHost.delete(slot.host);
    this.#bytes -= page.byteSize;
    this.#countStyles(page, -1);
    page.body.onGrowth = null;
  }

  /** Shared styles count once, however many pages use them. */
  #countStyles({ styles }: CachedPage, by: 1 | -1): void {
    if (styles === null) return;
    const before = this.#styles.get(styles) ?? 0;
    if (before === 0) this.#bytes += styles.bytes.length;
    if (before + by === 0) {
      this.#bytes -= styles.bytes.length;
      this.#styles.delete(styles);
    } else this.#styles.set(styles, before + by);
  }

  /** Evicts the oldest first; a page used since the last sweep gets a second chance. */
  #evict(): void {
    for (const [page, slot] of this.#slots) {
      if (this.#bytes <= this.#maxBytes) return;
      if (page.used) {
        page.used = false;
        this.#slots.delete(page);
        this.#slots.set(page, slot);
      } else this.#remove(page);
    }
  }
}
