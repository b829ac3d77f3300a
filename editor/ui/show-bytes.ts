/** A size as people read it: '840 KB', '1.2 MB', '500 MB'; `show` writes its number. */
export function showBytes(bytes: number, show: (value: number) => string): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1024) return `${show(kilobytes)} KB`;
  const megabytes = kilobytes / 1024;
  return `${show(Number(megabytes.toFixed(1)))} MB`;
}
