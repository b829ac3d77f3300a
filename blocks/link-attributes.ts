/** Attributes of a link: a new window only where configured, with `noopener`. */
export function linkAttributes(
  href: string,
  newWindow = false,
): { readonly href: string; readonly target?: '_blank'; readonly rel?: string } {
  return newWindow ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}
