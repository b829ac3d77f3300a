/** What film, sound and papers are told by: their first bytes, never their name. */
export interface RecognisedFile {
  readonly kind: 'video' | 'audio' | 'attachment';
  readonly contentType: string;
  /** Without the dot. */
  readonly extension: string;
}

/** First bytes that `recogniseFile` wants to see, where there are so many. */
export const RECOGNISED_BY = 256;

const film = (contentType: string, extension: string): RecognisedFile => ({
  kind: 'video',
  contentType,
  extension,
});
const sound = (contentType: string, extension: string): RecognisedFile => ({
  kind: 'audio',
  contentType,
  extension,
});

/**
 * MP4, MOV and WebM films; MP3, M4A, Ogg, WAV and FLAC sound; PDF. Null for anything else. `filename` only decides
 * between film and sound where a container may hold either.
 */
export function recogniseFile(head: Uint8Array, filename: string): RecognisedFile | null {
  const text = Buffer.from(head.subarray(0, RECOGNISED_BY)).toString('latin1');
  if (text.startsWith('%PDF-')) {
    return { kind: 'attachment', contentType: 'application/pdf', extension: 'pdf' };
  }
  if (text.slice(4, 8) === 'ftyp') return recogniseMp4(text.slice(8, 12), filename);
  if (text.startsWith('\x1aE\xdf\xa3')) {
    return text.slice(0, 64).includes('webm') ? film('video/webm', 'webm') : null;
  }
  if (text.startsWith('OggS\0')) return recogniseOgg(text);
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WAVE') return sound('audio/wav', 'wav');
  if (text.startsWith('fLaC\0')) return sound('audio/flac', 'flac');
  if (isMp3(head, text)) return sound('audio/mpeg', 'mp3');
  return null;
}

const MP4_BRANDS =
  /^(?:isom|iso[2-9]|mp4[12v]|avc1|dash|MSNV|M4V |M4VH|M4VP|f4v |mmp4|3gp[4-9]|3g2[abc]|cmfc)$/;

function recogniseMp4(brand: string, filename: string): RecognisedFile | null {
  if (brand === 'M4A ' || brand === 'M4B ') return sound('audio/mp4', 'm4a');
  if (brand === 'qt  ') return film('video/quicktime', 'mov');
  if (!MP4_BRANDS.test(brand)) return null;
  return /\.m4[ab]$/i.test(filename) ? sound('audio/mp4', 'm4a') : film('video/mp4', 'mp4');
}

function recogniseOgg(text: string): RecognisedFile | null {
  const codec = text.slice(28, 36);
  const isSound = ['\x01vorbis', 'OpusHead', '\x7fFLAC'].some((name) => codec.startsWith(name));
  return isSound ? sound('audio/ogg', 'ogg') : null;
}

/** A tag that often comes first, or the head of an MPEG layer III frame. */
function isMp3(head: Uint8Array, text: string): boolean {
  if (text.startsWith('ID3')) return (head[3] ?? 255) <= 4;
  const [first = 0, second = 0, third = 0] = head;
  const isLayer3 = first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  return isLayer3 && (third & 0xf0) !== 0xf0 && (third & 0xf0) !== 0 && (third & 0x0c) !== 0x0c;
}
