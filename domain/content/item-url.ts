/** Where lists and feeds lead from an item: with passthrough straight to its source. spec: site-platform 3 */
export function itemUrl(item: {
  readonly passthrough: boolean;
  readonly sourceUrl: string;
  readonly fullUrl: string;
}): string {
  return item.passthrough && item.sourceUrl !== '' ? item.sourceUrl : item.fullUrl;
}
