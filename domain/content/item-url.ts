/** The link of an item in lists and feeds: with passthrough its source. spec: site-platform 3 */
export function itemUrl(item: {
  readonly passthrough: boolean;
  readonly sourceUrl: string;
  readonly fullUrl: string;
}): string {
  return item.passthrough && item.sourceUrl !== '' ? item.sourceUrl : item.fullUrl;
}
