import { all, type Target } from './theme-node.ts';

/** Widths a picture is available in, up to the original's. */
const widths = [100, 300, 500, 750, 1000, 1500, 2500];

interface LoadOptions {
  readonly mode?: string | null;
  readonly fill?: boolean;
  readonly fit?: boolean;
}

/**
 * Sets the pictures' `src` and, inside a container, their size: `fill` covers the box around the focal point,
 * `fit` shows the whole picture in it.
 */
export function loadImages(target: Target | readonly EventTarget[], options: LoadOptions = {}): boolean {
  for (const node of all(target).toArray())
    if (node.element instanceof HTMLImageElement) loadImage(node.element, options);
  return true;
}

function loadImage(image: HTMLImageElement, options: LoadOptions): void {
  const box = image.parentElement;
  const address = image.dataset['src'] ?? image.dataset['image'] ?? '';
  if (image.getAttribute('src') === null && address !== '') image.src = sized(address, image);
  // A picture sized by a script is visible at once; lazy loading would show an empty box.
  image.loading = 'eager';
  const mode =
    options.mode ??
    (options.fill === true || box?.classList.contains('content-fill') === true
      ? 'fill'
      : options.fit === true || box?.classList.contains('content-fit') === true
        ? 'fit'
        : '');
  if ((mode === 'fill' || mode === 'fit') && box !== null && box.offsetHeight > 0) place(image, box, mode);
  image.classList.add('loaded');
  image.classList.remove('loading');
  image.dataset['imageResolution'] = '';
}

function place(image: HTMLImageElement, box: HTMLElement, mode: string): void {
  if (getComputedStyle(box).position === 'static') box.style.position = 'relative';
  const focalPoint = image.dataset['imageFocalPoint'] ?? image.dataset['focalPoint'] ?? '';
  const [x = 0.5, y = 0.5] = focalPoint
    .split(',')
    .map(Number)
    .map((share) => (Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0.5));
  Object.assign(image.style, {
    position: 'absolute',
    top: '0px',
    left: '0px',
    width: '100%',
    height: '100%',
    objectFit: mode === 'fill' ? 'cover' : 'contain',
    objectPosition: `${x * 100}% ${y * 100}%`,
  });
}

/** The URL in the width that is needed here. */
function sized(address: string, image: HTMLImageElement): string {
  const needed = (image.parentElement?.offsetWidth ?? 1000) * Math.min(2, window.devicePixelRatio);
  const width = widths.find((one) => one >= needed) ?? 2500;
  return `${address.replace(/[?#].*$/, '')}?format=${width}w`;
}
