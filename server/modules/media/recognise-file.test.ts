import { aMov, anM4a, anMp3, anMp4, anOgg, aWav, aWebm } from '@vitrine/testing/media-fixtures.ts';
import { describe, expect, it } from 'vitest';
import { recogniseFile } from './recognise-file.ts';

const typeOf = async (head: Uint8Array, filename = 'x'): Promise<string | null> =>
  (await recogniseFile(head, filename))?.contentType ?? null;

describe('the detected type of a file', () => {
  it.each([
    ['video/mp4', anMp4()],
    ['video/quicktime', aMov()],
    ['video/webm', aWebm()],
    ['audio/mp4', anM4a()],
    ['audio/mpeg', anMp3()],
    ['audio/mpeg', Buffer.from([0xff, 0xfb, 0x90, 0x44])],
    [
      'audio/mpeg',
      Buffer.from(
        'ID3\x04\0\0\0\0\0\x23TSSE\0\0\0\x0f\0\0\x03Lavf58.76.100' + '\0'.repeat(11) + '\xff\xfb\x90\x44',
        'latin1',
      ),
    ],
    ['audio/ogg', anOgg()],
    ['audio/ogg', Buffer.from(`OggS\0\x02${'\0'.repeat(22)}OpusHead`)],
    ['audio/wav', aWav()],
    ['audio/flac', Buffer.from('fLaC\0\0\0\x22')],
    ['application/pdf', Buffer.from('%PDF-1.7\n')],
  ])('is %s by its first bytes', async (type, head) => {
    expect(await typeOf(head)).toBe(type);
  });

  it('is audio in a video container when its extension says so', async () => {
    expect(await typeOf(anMp4(), 'Kiln.M4A')).toBe('audio/mp4');
    expect(await typeOf(anMp4(), 'Kiln.mp4')).toBe('video/mp4');
  });

  it.each([
    ['a picture in the same container', Buffer.from('\0\0\0\x18ftypavif', 'latin1')],
    ['Matroska', Buffer.from('\x1aE\xdf\xa3\x93B\x82\x88matroska', 'latin1')],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['another RIFF', Buffer.from('RIFF\0\0\0\0AVI LIST')],
    ['an Ogg of another kind', Buffer.from(`OggS\0\x02${'\0'.repeat(22)}fishead`)],
    ['a frame of layer II', Buffer.from([0xff, 0xfd, 0x90, 0x44])],
    ['an AAC stream', Buffer.from([0xff, 0xf1, 0x50, 0x80])],
    ['nothing', Buffer.alloc(0)],
  ])('is unknown for %s', async (_name, head) => {
    expect(await typeOf(head, 'film.mp4')).toBeNull();
  });
});
