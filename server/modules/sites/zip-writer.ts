import { crc32, createDeflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';

/** One file of an archive. */
export interface ZipEntry {
  /** With `/` between folders, no leading one. */
  readonly path: string;
  /** Text is made smaller; pictures and films are so already. */
  readonly compresses: boolean;
  readonly content: AsyncIterable<Uint8Array>;
}

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const END = 0x06054b50;
/** Sizes of 64 bits, so that neither a film nor the whole is too large. */
const VERSION = 45;
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0808;
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;

interface Written {
  readonly name: Buffer;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

/**
 * A ZIP archive as a stream of bytes (APPNOTE 6.3.3, with the 64-bit records): each entry is read when its turn comes,
 * so that memory does not grow with the files. Of each entry its name and place are kept for the list at the end, about
 * 100 bytes. `now` is the date of all entries.
 */
export async function* zipArchive(entries: AsyncIterable<ZipEntry>, now: Date): AsyncGenerator<Buffer> {
  const [time, date] = dosTime(now);
  const written: Written[] = [];
  let at = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.path);
    const method = entry.compresses ? 8 : 0;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(LOCAL, 0);
    head.writeUInt16LE(VERSION, 4);
    head.writeUInt16LE(FLAGS, 6);
    head.writeUInt16LE(method, 8);
    head.writeUInt16LE(time, 10);
    head.writeUInt16LE(date, 12);
    head.writeUInt32LE(MAX_32, 18);
    head.writeUInt32LE(MAX_32, 22);
    head.writeUInt16LE(name.length, 26);
    // The 64-bit sizes are announced here and written behind the content.
    head.writeUInt16LE(20, 28);
    const extra = Buffer.alloc(20);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(16, 2);
    yield Buffer.concat([head, name, extra]);
    let crc = 0;
    let size = 0;
    let packed = 0;
    const counted = async function* (): AsyncGenerator<Uint8Array> {
      for await (const chunk of entry.content) {
        crc = crc32(chunk, crc);
        size += chunk.byteLength;
        yield chunk;
      }
    };
    const source: AsyncIterable<Uint8Array> = entry.compresses ? deflated(counted()) : counted();
    for await (const chunk of source) {
      packed += chunk.byteLength;
      yield Buffer.from(chunk);
    }
    const tail = Buffer.alloc(24);
    tail.writeUInt32LE(DESCRIPTOR, 0);
    tail.writeUInt32LE(crc, 4);
    tail.writeBigUInt64LE(BigInt(packed), 8);
    tail.writeBigUInt64LE(BigInt(size), 16);
    yield tail;
    written.push({ name, method, crc, packed, size, at });
    at += head.length + name.length + extra.length + packed + tail.length;
  }
  const begin = at;
  for (const entry of written) {
    const record = centralRecord(entry, time, date);
    at += record.length;
    yield record;
  }
  yield endOf(written.length, begin, at - begin);
}

async function* deflated(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = Readable.from(content, { objectMode: false });
  const packed = createDeflateRaw({ level: 6 });
  source.on('error', (error) => packed.destroy(error));
  try {
    yield* source.pipe(packed) as AsyncIterable<Buffer>;
  } finally {
    source.destroy();
  }
}

function centralRecord({ name, method, crc, packed, size, at }: Written, time: number, date: number): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(CENTRAL, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(VERSION, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt16LE(method, 10);
  head.writeUInt16LE(time, 12);
  head.writeUInt16LE(date, 14);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(MAX_32, 20);
  head.writeUInt32LE(MAX_32, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(28, 30);
  head.writeUInt32LE(MAX_32, 42);
  const extra = Buffer.alloc(28);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(24, 2);
  extra.writeBigUInt64LE(BigInt(size), 4);
  extra.writeBigUInt64LE(BigInt(packed), 12);
  extra.writeBigUInt64LE(BigInt(at), 20);
  return Buffer.concat([head, name, extra]);
}

function endOf(count: number, begin: number, length: number): Buffer {
  const end = Buffer.alloc(56 + 20 + 22);
  end.writeUInt32LE(END_64, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(VERSION, 12);
  end.writeUInt16LE(VERSION, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(length), 40);
  end.writeBigUInt64LE(BigInt(begin), 48);
  end.writeUInt32LE(LOCATOR_64, 56);
  end.writeBigUInt64LE(BigInt(begin + length), 64);
  end.writeUInt32LE(1, 72);
  end.writeUInt32LE(END, 76);
  end.writeUInt16LE(Math.min(count, MAX_16), 84);
  end.writeUInt16LE(Math.min(count, MAX_16), 86);
  end.writeUInt32LE(Math.min(length, MAX_32), 88);
  end.writeUInt32LE(Math.min(begin, MAX_32), 92);
  return end;
}

/** Time and date as archives write them: two seconds apart, from 1980. */
function dosTime(now: Date): readonly [number, number] {
  const time = (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1);
  const date = ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate();
  return [time, date];
}
