/* Runs inside the inspected page as one self-contained script, see open-pages.ts; it imports nothing. */

let faults = [];
const MAX_CONTROLS = 400;
const MIN_TEXT_CONTRAST = 4.5;

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const read = new Map();
/** Any CSS colour as numbers: a canvas parses them all. */
const colourOf = (written) => {
  const known = read.get(written);
  if (known !== undefined || canvas === null) return known ?? [0, 0, 0, 0];
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = 'transparent';
  canvas.fillStyle = written;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const colour = [red, green, blue, alpha / 255];
  read.set(written, colour);
  return colour;
};
const over = (top, below) => [
  top[0] * top[3] + below[0] * (1 - top[3]),
  top[1] * top[3] + below[1] * (1 - top[3]),
  top[2] * top[3] + below[2] * (1 - top[3]),
  1,
];
const luminance = ([red, green, blue]) => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one, other) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const nameOf = (element) => {
  const words =
    element.getAttribute('aria-label') ??
    ((element.textContent ?? '').trim() ||
      (element.getAttribute('name') ?? element.getAttribute('value') ?? ''));
  const classes = element.getAttribute('class') ?? '';
  const named = classes === '' ? '' : `.${classes.trim().split(/\s+/).slice(0, 2).join('.')}`;
  return `${element.localName}${named} "${words.replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
};
const report = (fault, element, measured) => {
  faults.push({ fault, control: nameOf(element), measured });
};

const opacityOf = (element) => {
  let opacity = 1;
  for (let at = element; at !== null; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
  return opacity;
};
/** Visible to screen readers only, until it is focused. */
const isForEarsOnly = (element) => {
  for (let at = element, up = 0; at !== null && up < 4; at = at.parentElement, up += 1) {
    const { clipPath, clip, position, overflow } = getComputedStyle(at);
    const { width, height } = at.getBoundingClientRect();
    if (position === 'absolute' && (clipPath.startsWith('inset(') || clip.startsWith('rect('))) return true;
    if (position === 'absolute' && overflow === 'hidden' && width <= 1 && height <= 1) return true;
  }
  const { right, bottom } = element.getBoundingClientRect();
  return right + scrollX < 0 || bottom + scrollY < 0;
};
const isClosedOnPurpose = (element) =>
  element.closest(
    'nav, dialog, [role="dialog"], [role="menu"], [hidden], [inert], [aria-hidden="true"], [popover], details:not([open]) > :not(summary), noscript',
  ) !== null;

/** Elements that appear on hover or focus, such as a button on a picture. */
function showsWithFocus(element) {
  element.focus({ preventScroll: true, focusVisible: true });
  for (let at = element; at !== null; at = at.parentElement)
    for (const animation of at.getAnimations()) animation.finish();
  const isShown = opacityOf(element) >= 0.1;
  element.blur();
  return isShown;
}

/** The background colour behind a point of an element; null where there is a picture or a gradient. */
const groundAt = (element, x, y, includesOwn) => {
  const layers = [];
  const stack = document.elementsFromPoint(x, y);
  const from = stack.findIndex((one) => one === element || element.contains(one));
  const behind = from === -1 ? [] : stack.slice(from);
  // elementsFromPoint leaves out elements without pointer events.
  if (behind.length === 0) for (let at = element; at !== null; at = at.parentElement) behind.push(at);
  for (const one of behind) {
    if (one === element && !includesOwn) continue;
    if (one !== element && element.contains(one) && !includesOwn) continue;
    if (/^(?:img|picture|video|canvas|iframe|svg|path|use)$/.test(one.localName) && !element.contains(one))
      return null;
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    const isField = /^(?:select|input)$/.test(one.localName);
    if (backgroundImage !== 'none' && !isField) return null;
    const colour = colourOf(backgroundColor);
    if (colour[3] === 0) continue;
    layers.push(colour);
    if (colour[3] >= 0.999) break;
  }
  let ground = [255, 255, 255, 1];
  for (const layer of layers.toReversed()) ground = over(layer, ground);
  return ground;
};

const isField = (element) =>
  element.matches(
    'textarea, select, input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"], [type="image"], [type="reset"], [type="range"], [type="file"], [type="color"])',
  );

/** The elements of a control that contain its text. */
const wordsIn = (element) => {
  if (isField(element) || element.matches('input')) return [element];
  const found = new Set();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let at = walker.nextNode(); at !== null; at = walker.nextNode())
    if ((at.nodeValue ?? '').trim() !== '' && at.parentElement !== null) found.add(at.parentElement);
  return [...found].filter(
    (one) =>
      one.getClientRects().length > 0 &&
      getComputedStyle(one).visibility === 'visible' &&
      !isForEarsOnly(one),
  );
};

/** Whether a bar, or something in it, stays where it is while the page scrolls. */
const staysInView = (element) => {
  if (getComputedStyle(element).position === 'sticky') return true;
  for (let at = element; at !== null; at = at.parentElement)
    if (getComputedStyle(at).position === 'fixed') return true;
  return false;
};
const isLast = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;

const middleOf = (element) => {
  const box = [...element.getClientRects()].find(({ width, height }) => width >= 1 && height >= 1);
  return box === undefined ? null : [box.left + box.width / 2, box.top + box.height / 2];
};

function measure(element) {
  const seenAs = element.matches('[type="checkbox"], [type="radio"], [type="file"]')
    ? (element.labels?.[0] ?? element)
    : element;
  const isMain = element.closest('main, [role="main"]') !== null;
  const { visibility } = getComputedStyle(seenAs);
  if (visibility !== 'visible' || opacityOf(seenAs) < 0.1) {
    if (isMain && !isClosedOnPurpose(seenAs) && !showsWithFocus(seenAs))
      report('hidden', element, `visibility ${visibility}, opacity ${opacityOf(seenAs)}`);
    return;
  }
  const { width, height } = seenAs.getBoundingClientRect();
  const inner = [...seenAs.children].map((child) => child.getBoundingClientRect());
  if (
    Math.max(width, ...inner.map((box) => box.width)) < 2 ||
    Math.max(height, ...inner.map((box) => box.height)) < 2
  ) {
    report('size', element, `${width} × ${height} pixels`);
    return;
  }
  seenAs.scrollIntoView({ block: 'center', behavior: 'instant' });
  const middle = middleOf(seenAs);
  if (middle === null) return;
  const hit = document.elementFromPoint(...middle);
  const isReached =
    hit === null ||
    seenAs.contains(hit) ||
    hit.contains(seenAs) ||
    element.contains(hit) ||
    hit.closest('label')?.control === element ||
    getComputedStyle(seenAs).pointerEvents === 'none';
  if (!isReached) {
    // Fixed and sticky bars cover whatever scrolls under them, but what is last on the page scrolls no further.
    if (isLast() || !staysInView(hit)) report('covered', element, `by ${nameOf(hit)}`);
    return;
  }
  for (const words of wordsIn(seenAs)) {
    const at = middleOf(words);
    const ground = at === null ? null : groundAt(words, at[0], at[1], true);
    if (ground === null) continue;
    const { color } = getComputedStyle(words);
    const [red, green, blue, alpha] = colourOf(color);
    const ink = over([red, green, blue, alpha * opacityOf(words)], ground);
    const measured = contrast(ink, ground);
    if (measured < MIN_TEXT_CONTRAST) {
      report(
        'contrast',
        element,
        `${measured.toFixed(2)}:1, ${color} on rgb(${ground.slice(0, 3).map(Math.round).join(', ')})`,
      );
      break;
    }
  }
  if (isField(element)) measureEdge(element, middle);
  if (element.matches('[type="checkbox"], [type="radio"]')) measureMark(element);
}

/**
 * A checkbox or radio button must show the browser's mark, a drawn one, or the label around a mark that is hidden on
 * purpose.
 */
function measureMark(choice) {
  const style = getComputedStyle(choice);
  if (style.appearance !== 'none' || opacityOf(choice) < 0.1 || isForEarsOnly(choice)) return;
  const isDrawn = ['', '::before', '::after'].some((part) => {
    const { content, backgroundColor, backgroundImage, borderTopWidth, borderTopStyle, boxShadow } =
      getComputedStyle(choice, part);
    if (part !== '' && content === 'none') return false;
    const hasBorder = Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none';
    return (
      hasBorder || backgroundImage !== 'none' || boxShadow !== 'none' || colourOf(backgroundColor)[3] > 0
    );
  });
  if (!isDrawn) report('edge', choice, 'neither a drawn mark nor the browser’s');
}

/** A field must have a visible edge or a background other than the page's. */
function measureEdge(field, [x, y]) {
  const outside = groundAt(field, x, y, false);
  const own = groundAt(field, x, y, true);
  if (outside === null || own === null) return;
  const style = getComputedStyle(field);
  const edges = ['Top', 'Right', 'Bottom', 'Left']
    .filter(
      (side) => Number.parseFloat(style[`border${side}Width`]) >= 1 && style[`border${side}Style`] !== 'none',
    )
    .map((side) => contrast(over(colourOf(style[`border${side}Color`]), outside), outside));
  // Some themes draw the border on the field's wrapper.
  const around = field.parentElement;
  const frame = around === null ? null : getComputedStyle(around);
  if (frame !== null && Number.parseFloat(frame.borderBottomWidth) >= 1 && frame.borderBottomStyle !== 'none')
    edges.push(contrast(over(colourOf(frame.borderBottomColor), outside), outside));
  const best = Math.max(0, ...edges);
  const unlike = contrast(own, outside);
  if (best < 3 && unlike < 1.25 && style.boxShadow === 'none')
    report('edge', field, `edge ${best.toFixed(2)}:1, background ${unlike.toFixed(2)}:1`);
}

/**
 * Checks every link, button and field of a page: text has a contrast of 4.5:1 to its background; fields have a visible
 * edge or background; checkboxes and radio buttons have a mark; nothing in the main content is hidden, without size,
 * or covered; Add To Cart is within the first two screens. Runs in the page itself (`page.evaluate(measureControls)`),
 * so it uses nothing from outside. Text on pictures and disabled controls are not measured.
 */
export function measureControls() {
  faults = [];
  // Elements that are animating in are measured in their final state.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  const top = scrollY;
  for (const add of document.querySelectorAll(
    '.product-purchase__add, .host-page form[action$="/cart/entries"] [type="submit"], article form[action$="/cart/entries"] [type="submit"]',
  )) {
    if (add.closest('li, .card, [data-related]') !== null) continue;
    const { bottom } = add.getBoundingClientRect();
    const screens = (bottom + scrollY) / innerHeight;
    if (screens > 2) report('far', add, `ends ${screens.toFixed(1)} screens down`);
  }
  const controls = [
    ...document.querySelectorAll(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"]',
    ),
  ].filter(
    (element) =>
      element.getClientRects().length > 0 &&
      // Elements in closed details keep their boxes.
      element.checkVisibility() &&
      !element.matches(':disabled, [aria-disabled="true"], [tabindex="-1"]') &&
      // An empty link is not visible.
      (element.localName !== 'a' || element.childElementCount > 0 || element.textContent.trim() !== '') &&
      !isForEarsOnly(element),
  );
  for (const element of controls.slice(0, MAX_CONTROLS)) measure(element);
  scrollTo({ top, behavior: 'instant' });
  return { count: Math.min(controls.length, MAX_CONTROLS), faults };
}
