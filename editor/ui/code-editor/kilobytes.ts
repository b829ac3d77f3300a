/** A size with one digit after the point, as the owner writes numbers; what there is is never shown as 0. */
export function kilobytesOf(bytes: number, show: (value: number) => string): string {
  const tenths = Math.ceil((bytes / 1024) * 10);
  return show(tenths / 10);
}
