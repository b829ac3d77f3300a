/** Characters of an SKU. */
export const MAX_SKU = 100;

type Attributes = Readonly<Record<string, string>>;

/** `{Color}`, `{Color:3}` for its first three characters, `{#}` for the number of the variant, `{##}` with a zero. */
const place = /\{\s*(?:(#{1,4})|([^{}]+?)\s*(?::\s*(\d{1,2}))?)\s*\}/gu;

/** A text as part of an SKU: letters and digits in upper case, anything else as one hyphen. */
export function skuCode(words: string): string {
  return words
    .normalize('NFC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** A pattern to begin with: the product's name and all options. */
export function firstSkuPattern(title: string, options: readonly string[]): string {
  const places = options.filter((name) => !/[{}]/.test(name)).map((name) => `{${name}}`);
  return [skuCode(title).slice(0, 20).replace(/-+$/, ''), ...places].filter((part) => part !== '').join('-');
}

/** The SKUs of the variants, in order. Places of unknown options stay as they are: see `unknownPlaces`. */
export function skusByPattern(pattern: string, variants: readonly Attributes[]): readonly string[] {
  return variants.map((attributes, index) => {
    const codes = new Map(
      Object.entries(attributes).map(([option, value]) => [plain(option), skuCode(value)]),
    );
    return pattern.trim().replaceAll(place, (whole, hashes?: string, option?: string, length?: string) => {
      if (hashes !== undefined) return String(index + 1).padStart(hashes.length, '0');
      const code = codes.get(plain(option ?? ''));
      if (code === undefined) return whole;
      return length === undefined ? code : [...code.replaceAll('-', '')].slice(0, Number(length)).join('');
    });
  });
}

/** Places of a pattern that name no option, as written; also braces that are no place. */
export function unknownPlaces(pattern: string, options: readonly string[]): readonly string[] {
  const known = new Set(options.map(plain));
  const unknown = [...pattern.matchAll(place)].flatMap(([whole, hashes, option]) =>
    hashes === undefined && !known.has(plain(option ?? '')) ? [whole] : [],
  );
  const strays = pattern.replaceAll(place, '').match(/[{}]/g) ?? [];
  return [...new Set([...unknown, ...strays])];
}

/** SKUs that more than one variant would have. */
export function doubledSkus(skus: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const doubled = new Set<string>();
  for (const sku of skus) (seen.has(sku) ? doubled : seen).add(sku);
  return [...doubled];
}

const plain = (name: string): string => name.trim().toLowerCase();
