import { quietElements } from '../canvas/prepare-frame.ts';
import { findZone, type ZoneName } from '../canvas/site-zones.ts';

/** Types of blocks that show the site's title or navigations. */
export const siteBlocks: ReadonlySet<string> = new Set(['logo', 'navigation']);

const zones: readonly ZoneName[] = ['header', 'footer'];
let latest = 0;

/**
 * Shows the header and the footer in the editor's frame as the server renders them now. The rest of the page stays as it
 * is edited; the frame is not loaded again. Where the server does not answer, the frame keeps what it shows.
 */
export async function refreshFrame(): Promise<void> {
  const frame = document.querySelector<HTMLIFrameElement>('[data-canvas-frame]');
  const page = frame?.contentDocument ?? null;
  if (frame === null || page === null) return;
  latest += 1;
  const mine = latest;
  const html = await fetchPage(frame.src);
  // A later change has asked for it too.
  if (html === null || mine !== latest) return;
  const now = new DOMParser().parseFromString(html, 'text/html');
  for (const name of zones) {
    const shown = findZone(page, name);
    const next = findZone(now, name);
    if (shown === null || next === null) continue;
    const adopted = page.importNode(next, true);
    quietElements(adopted);
    shown.replaceWith(adopted);
  }
}

async function fetchPage(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { credentials: 'same-origin' });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
