/** Attributes of a link: a window of its own only where asked for, with no way back to this one. */
export function linkAttributes(
  href: string,
  newWindow = false,
): { readonly href: string; readonly target?: '_blank'; readonly rel?: string } {
  return newWindow ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}
