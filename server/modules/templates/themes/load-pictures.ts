const image = /<img\b(?:[^>"']|"[^"]*"|'[^']*')*>/g;
const attribute = (name: string): RegExp => new RegExp(`\\s${name}\\s*=\\s*["']([^"']+)["']`);
const source = /\ssrc\s*=\s*["']?[^"'\s>]/;
const waiting = attribute('data-src');

/** Widths a picture is offered in; never larger than the original. */
const widths = [300, 500, 750, 1000, 1500, 2500];

/**
 * Templates of other hosts rely on a script to load pictures (`<img data-src=…>` without `src`). They get a `src` and
 * `srcset` here, so that browsers load them lazily in a fitting size without a script.
 */
export function loadPictures(html: string): string {
  return html.replaceAll(image, (tag) => {
    const address = waiting.exec(tag)?.[1];
    if (address === undefined || source.test(tag) || !address.startsWith('/media/')) return tag;
    const plain = address.replace(/[?#].*$/, '');
    const width = Number(/\sdata-image-dimensions\s*=\s*["'](\d+)x/.exec(tag)?.[1] ?? 2500);
    const offered = widths.filter((one, at) => one <= width || at === 0);
    const set = offered.map((one) => `${plain}?format=${one}w ${one}w`).join(', ');
    const lazy = attribute('loading').test(tag) ? '' : ' loading="lazy"';
    const middle = offered.findLast((one) => one <= 1000) ?? 300;
    return `<img src="${plain}?format=${middle}w" srcset="${set}" sizes="100vw"${lazy}${tag.slice('<img'.length)}`;
  });
}
