import { maxFileBytes } from '@vitrine/domain/files/file-limits.ts';

/** Bytes of the largest picture or document accepted. */
export const MAX_FILE_BYTES = maxFileBytes.picture;
/** Bytes of the largest video accepted. */
export const MAX_VIDEO_BYTES = maxFileBytes.video;
/** Bytes of the largest audio file accepted. */
export const MAX_AUDIO_BYTES = maxFileBytes.audio;
/** Characters. spec: site-platform 9 */
export const MAX_ALT_TEXT = 250;
