/** Detects video, audio and documents by their first bytes, never by name. */
export interface RecognisedFile {
  readonly kind: 'video' | 'audio' | 'attachment';
  readonly contentType: string;
  /** Without the dot. */
  readonly extension: string;
}

/**
 * First bytes that `recogniseFile` examines. An MP3 often begins with a tag that may be longer than this; then the tag
 * alone decides.
 */
export const SNIFFED_BYTES = 64;

const video = (contentType: string, extension: string): RecognisedFile => ({
  kind: 'video',
  contentType,
  extension,
});
const audio = (contentType: string, extension: string): RecognisedFile => ({
  kind: 'audio',
  contentType,
  extension,
});
const mp4 = video('video/mp4', 'mp4');
const m4a = audio('audio/mp4', 'm4a');
const ogg = audio('audio/ogg', 'ogg');

/** The accepted types, by the type that file-type detects. */
const taken: Readonly<Record<string, RecognisedFile>> = {
  pdf: { kind: 'attachment', contentType: 'application/pdf', extension: 'pdf' },
  mp4,
  m4v: mp4,
  '3gp': mp4,
  '3g2': mp4,
  mov: video('video/quicktime', 'mov'),
  webm: video('video/webm', 'webm'),
  m4a,
  m4b: m4a,
  ogg,
  opus: ogg,
  oga: ogg,
  wav: audio('audio/wav', 'wav'),
  flac: audio('audio/flac', 'flac'),
  mp3: audio('audio/mpeg', 'mp3'),
};

/**
 * MP4, MOV and WebM video; MP3, M4A, Ogg, WAV and FLAC audio; PDF. Null for anything else. `filename` only decides
 * between video and audio where a container may hold either.
 */
export async function recogniseFile(head: Uint8Array, filename: string): Promise<RecognisedFile | null> {
  // Loaded with the first upload: the import takes 50 ms.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(head.subarray(0, SNIFFED_BYTES));
  const recognised = taken[type?.ext ?? ''] ?? null;
  return recognised === mp4 && /\.m4[ab]$/i.test(filename) ? m4a : recognised;
}
