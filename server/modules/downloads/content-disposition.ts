/**
 * The Content-Disposition of a file to be saved under its name (RFC 6266). The plain form keeps letters, digits and a
 * few signs, so that no name can end the header or leave its folder; the other form carries the name as it is.
 */
export function attachmentNamed(filename: string): string {
  const name = [...filename.replaceAll(/[\p{Cc}/\\]/gu, '')].slice(0, 200).join('') || 'download';
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
