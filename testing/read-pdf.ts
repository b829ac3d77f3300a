import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  /** Points, by page. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
  /** The text of each page, one line per piece that was written. */
  readonly pages: readonly string[];
}

/**
 * Reads the text of a PDF as a reader would copy it: through the character maps of its embedded fonts. For documents
 * of our own only.
 */
export function readPdf(bytes: Buffer): ReadPdf {
  const source = bytes.toString('latin1');
  const objects = new Map<string, { readonly head: string; readonly stream: string }>();
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n');
    const head = at < 0 ? body : body.slice(0, at);
    const raw = at < 0 ? '' : body.slice(at + 'stream\n'.length, body.lastIndexOf('\nendstream'));
    const isDeflated = head.includes('/FlateDecode');
    const stream =
      raw === '' || !isDeflated ? raw : inflateSync(Buffer.from(raw, 'latin1')).toString('latin1');
    objects.set(id, { head, stream });
  }
  const the = (id: string | undefined) => objects.get(id ?? '') ?? { head: '', stream: '' };
  const fontOf = (resources: string, name: string): ReadonlyMap<number, string> => {
    const font = the(new RegExp(`/${name} (\\d+) 0 R`).exec(resources)?.[1]).head;
    return characterMap(the(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]).stream);
  };
  const leaves = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return {
    sizes: leaves.map(({ head }) => {
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? [];
      return [Number(width), Number(height)] as const;
    }),
    pages: leaves.map(({ head }) => {
      const resources = the(/\/Resources (\d+) 0 R/.exec(head)?.[1]).head;
      const { stream } = the(/\/Contents (\d+) 0 R/.exec(head)?.[1]);
      let font: ReadonlyMap<number, string> = new Map();
      const lines: string[] = [];
      for (const [, name, pieces] of stream.matchAll(/\/(\w+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
        if (name !== undefined) font = fontOf(resources, name);
        else
          lines.push(
            [...(pieces ?? '').matchAll(/<([0-9a-f]*)>/g)]
              .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
              .map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '\uFFFD')
              .join(''),
          );
      }
      return lines.join('\n');
    }),
  };
}

function characterMap(stream: string): ReadonlyMap<number, string> {
  const map = new Map<number, string>();
  for (const [, from = '', list = ''] of stream.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      map.set(
        Number.parseInt(from, 16) + at,
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      );
    }
  }
  return map;
}
