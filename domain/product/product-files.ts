/** Most files that one digital product delivers. */
export const MAX_FILES = 20;

/** Bytes of the largest file that is sold. */
export const MAX_SOLD_FILE_BYTES = 500 * 1024 * 1024;

/** How often and for how many days a link to a file works. */
export interface DownloadTerms {
  readonly limit: number;
  readonly days: number;
}

/** Bounds of both, for a store and for a product. */
export const downloadBounds = { limit: { least: 1, most: 100 }, days: { least: 1, most: 3650 } } as const;

/** A product's own terms where it has them, else the store's. */
export function downloadTermsOf(
  product: { readonly downloadLimit: number | null; readonly downloadDays: number | null },
  store: DownloadTerms,
): DownloadTerms {
  return { limit: product.downloadLimit ?? store.limit, days: product.downloadDays ?? store.days };
}

/** What a link to a file is called: the product, with the file where the product has several. */
export function nameOfDownload(link: {
  readonly productName: string;
  /** '' when the file is gone. */
  readonly filename: string;
  readonly isOneOfSeveral: boolean;
}): string {
  return link.isOneOfSeveral && link.filename !== ''
    ? `${link.productName} (${link.filename})`
    : link.productName;
}
