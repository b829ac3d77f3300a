/** The smallest bytes that are recognised as video, audio or PDF: a valid header, padded to `size`. */
function filled(head: string, size: number): Buffer {
  const bytes = Buffer.alloc(Math.max(size, head.length), 7);
  bytes.write(head, 'latin1');
  return bytes;
}

export const anMp4 = (size = 4096): Buffer => filled('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', size);
export const aMov = (size = 4096): Buffer => filled('\0\0\0\x14ftypqt  \0\0\x02\0qt  ', size);
export const aWebm = (size = 4096): Buffer =>
  filled('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm', size);
export const anM4a = (size = 4096): Buffer => filled('\0\0\0\x18ftypM4A \0\0\x02\0M4A mp42', size);
export const anMp3 = (size = 4096): Buffer => filled('ID3\x03\0\0\0\0\x01\x76', size);
export const anOgg = (size = 4096): Buffer => filled(`OggS\0\x02${'\0'.repeat(22)}\x01vorbis`, size);
export const aWav = (size = 4096): Buffer => filled('RIFF\x24\x08\0\0WAVEfmt ', size);
