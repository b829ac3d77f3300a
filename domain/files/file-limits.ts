/** Bytes. */
const MB = 1024 * 1024;

/** The kinds of files that a library takes; what is sold is uploaded with its product. */
export type UploadKind = 'picture' | 'video' | 'audio' | 'attachment';

/** Bytes of the largest file accepted, by its kind. */
export const maxFileBytes: Readonly<Record<UploadKind, number>> = {
  picture: 20 * MB,
  video: 500 * MB,
  audio: 100 * MB,
  attachment: 20 * MB,
};

/** A size as a person reads it: `500 MB`. */
export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / MB)} MB`;

const extensions: Readonly<Record<UploadKind, RegExp>> = {
  picture: /\.(?:jpe?g|png|webp|gif|avif|svg)$/i,
  video: /\.(?:mp4|m4v|mov|webm|3gp|3g2)$/i,
  audio: /\.(?:mp3|m4[ab]|og[ga]|opus|wav|flac)$/i,
  attachment: /\.pdf$/i,
};

/**
 * Which kind a file seems to be before it is read, by the type that the browser gives it or else by its name; null for
 * one that no library takes. Only its content decides.
 */
export function likelyKind({
  type,
  name,
}: {
  readonly type: string;
  readonly name: string;
}): UploadKind | null {
  if (type.startsWith('image/')) return 'picture';
  if (type.startsWith('video/')) return 'video';
  if (type.startsWith('audio/')) return 'audio';
  if (type === 'application/pdf') return 'attachment';
  if (type !== '' && type !== 'application/octet-stream' && type !== 'application/ogg') return null;
  const kinds = Object.keys(extensions) as UploadKind[];
  return kinds.find((kind) => extensions[kind].test(name)) ?? null;
}
