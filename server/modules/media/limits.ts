/** Bytes of the largest picture or document accepted. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** Bytes of the largest video accepted. */
export const MAX_VIDEO_BYTES = 500 * 1024 * 1024;
/** Bytes of the largest audio file accepted. */
export const MAX_AUDIO_BYTES = 100 * 1024 * 1024;
/** Characters. spec: site-platform 9 */
export const MAX_ALT_TEXT = 250;

/** A size as a person reads it: `500 MB`. */
export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`;
