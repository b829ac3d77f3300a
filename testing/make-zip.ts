import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';

/** A file of a zip that a test makes byte by byte, so that each part of it can be a lie. */
export interface ZipPart {
  readonly name: string | Buffer;
  readonly body?: Buffer | string;
  readonly isStored?: boolean;
  /** Compression method, of the header only. */
  readonly method?: number;
  /** Bits of the header: 1 encrypted. */
  readonly flags?: number;
  /** Unix mode: 0o120777 is a link. */
  readonly mode?: number;
  readonly crc?: number;
  /** Bytes unpacked, as the zip claims. */
  readonly claimed?: number;
  /** Shares the bytes of the part at this place. */
  readonly sharedWith?: number;
  /** Says its sizes and place in the fields of zip64. */
  readonly is64?: boolean;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const FULL = 0xffffffff;

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};

/** A zip of these parts, as they say it is. */
export function makeZip(parts: readonly ZipPart[], end: { readonly disk?: number } = {}): Buffer {
  const pieces: Buffer[] = [];
  const contents: Buffer[] = [];
  const offsets: number[] = [];
  let at = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name as string);
    const body = Buffer.from(part.body ?? '');
    const packed = part.isStored === true ? body : deflateRawSync(body);
    const method = u16(part.method ?? (part.isStored === true ? 0 : 8));
    const flags = u16((part.flags ?? 0) | 0x800);
    const crc = u32(part.crc ?? crc32(body));
    const size = part.claimed ?? body.length;
    const shared = part.sharedWith === undefined ? undefined : offsets[part.sharedWith];
    const offset = shared ?? at;
    offsets.push(offset);
    if (shared === undefined) {
      const header = Buffer.concat([
        u32(LOCAL),
        u16(20),
        flags,
        method,
        u32(0),
        crc,
        u32(packed.length),
        u32(size),
        u16(name.length),
        u16(0),
        name,
        packed,
      ]);
      pieces.push(header);
      at += header.length;
    }
    const is64 = part.is64 === true;
    const extra = is64
      ? Buffer.concat([u16(1), u16(24), u64(size), u64(packed.length), u64(offset)])
      : Buffer.alloc(0);
    contents.push(
      Buffer.concat([
        u32(CENTRAL),
        u16(0x0314),
        u16(20),
        flags,
        method,
        u32(0),
        crc,
        u32(is64 ? FULL : packed.length),
        u32(is64 ? FULL : size),
        u16(name.length),
        u16(extra.length),
        u16(0),
        u16(0),
        u16(0),
        u32(((part.mode ?? 0o100644) << 16) >>> 0),
        u32(is64 ? FULL : offset),
        name,
        extra,
      ]),
    );
  }
  const table = Buffer.concat(contents);
  const tail = Buffer.concat([
    u32(END),
    u16(end.disk ?? 0),
    u16(end.disk ?? 0),
    u16(parts.length),
    u16(parts.length),
    u32(table.length),
    u32(at),
    u16(0),
  ]);
  return Buffer.concat([...pieces, table, tail]);
}

/** Theme folders that belong to the tests, as zips. */
export async function zipOfFolder(
  theme: 'dockside' | 'hardware-store' | 'letterpress' | 'lighthouse',
  within = '',
): Promise<Buffer> {
  const folder = join(projectRoot, 'testing/folder-sites', theme);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return makeZip(
    await Promise.all(
      paths.map(async (path) => ({ name: within + path, body: await readFile(join(folder, path)) })),
    ),
  );
}

/** The parts of a small whole theme. */
export const smallTheme = (title: string, more: readonly ZipPart[] = []): readonly ZipPart[] => [
  {
    name: 'template.conf',
    body: `{ "name": "${title}", "layouts": { "default": { "name": "Default", "regions": ["site"] } }, "stylesheets": ["site.css"] }`,
  },
  {
    name: 'site.region',
    body: `<html><head>{squarespace-headers}</head><body class="small"><h1>${title}</h1><img src="/assets/mark.svg" alt="">{squarespace.main-content}</body></html>`,
  },
  { name: 'styles/site.css', body: 'body { background: url(/assets/mark.svg) }' },
  { name: 'assets/mark.svg', body: `<svg xmlns="http://www.w3.org/2000/svg"><title>${title}</title></svg>` },
  ...more,
];

/** A theme that shows its pages and has mistakes in its conf, templates and styles. */
export const brokenTheme = (): Buffer =>
  makeZip([
    {
      name: 'broken/template.conf',
      body: '{ "name": "Wreck", "layouts": { "default": { "name": "Default", "regions": ["head", "gone"] } }, "stylesheets": ["missing.less"] }',
    },
    {
      name: 'broken/head.region',
      body: '<html><head>{squarespace-headers}</head><body>\n<p>{.nonsense}</p>{squarespace.main-content}</body></html>',
    },
    { name: 'broken/collections/blog.list', body: '{.repeated section items}<p>{title}</p>' },
  ]);
