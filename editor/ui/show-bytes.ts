/** A size as people read it: '840 KB', '1.2 MB', '500 MB'. */
export function showBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1024) return `${kilobytes} KB`;
  const megabytes = kilobytes / 1024;
  return `${Number(megabytes.toFixed(1)).toLocaleString('en')} MB`;
}
