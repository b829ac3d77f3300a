/** An https address, or '' for none. */
const isAdPixel = (url: string): boolean => url === '' || /^https:\/\/[^\s/]+\S*$/i.test(url);

/** Whether an ad pixel may be saved: what is stored already, from before there were rules, stays until it is edited. */
export const keepsAdPixel = (url: string, stored: string): boolean =>
  url.trim() === stored.trim() || isAdPixel(url.trim());
