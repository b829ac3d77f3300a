/** Bytes that are looked at for the encoding. */
const HEAD_BYTES = 4096;

type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * Recognises the encoding of a text while it is stored: by its mark, by the zero bytes of UTF-16, and as UTF-8 unless a
 * byte contradicts; otherwise Windows-1252, as spreadsheets write it.
 */
export function encodingRecogniser(): {
  push(bytes: Uint8Array): void;
  result(): FileEncoding;
} {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let head = Buffer.alloc(0);
  let isUtf8 = true;
  const attempt = (work: () => unknown): void => {
    if (!isUtf8) return;
    try {
      work();
    } catch {
      isUtf8 = false;
    }
  };
  return {
    push(bytes) {
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, bytes.subarray(0, HEAD_BYTES - head.length)]);
      attempt(() => utf8.decode(bytes, { stream: true }));
    },
    result() {
      attempt(() => utf8.decode());
      return wideEncoding(head) ?? (isUtf8 ? 'utf-8' : 'windows-1252');
    },
  };
}

function wideEncoding(head: Buffer): FileEncoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = head.length / 4;
  return odd > many && even === 0 ? 'utf-16le' : even > many && odd === 0 ? 'utf-16be' : null;
}
