import type { RichBlock, RichRun } from '@vitrine/domain/mail/rich-text.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import type { Painter } from './html-painter.ts';
import type { MailPart, MailPicture } from './mail-parts.ts';

/** Pixels of the sheet inside its padding: the width of a picture. */
const SHEET = 542;
/** Pixels between two pictures. */
const GAP = 14;
/** Pixels of the picture of a product. */
const PRODUCT = 140;

/** The parts of a mail as HTML for mail programs. */
export function htmlParts(parts: readonly MailPart[], paint: Painter, pictureOrigin: string): string {
  return parts.map((part) => htmlPart(part, paint, pictureOrigin)).join('');
}

function htmlPart(part: MailPart, paint: Painter, origin: string): string {
  switch (part.kind) {
    case 'text':
      return textOf(part.blocks, paint);
    case 'pictures':
      return picturesOf(part.pictures, origin);
    case 'button':
      return paint.button(part.link);
    case 'product':
      return productOf(part, paint, origin);
    case 'line':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="rule" height="1" bgcolor="${paint.colors.line}" style="background:${paint.colors.line};height:1px;font-size:1px;line-height:1px">&nbsp;</td></tr></table>`;
    case 'spacer':
      return `<div aria-hidden="true" style="height:${part.height}px;font-size:1px;line-height:${part.height}px">&nbsp;</div>`;
  }
}

function textOf(blocks: readonly RichBlock[], paint: Painter): string {
  let html = '';
  for (let at = 0; at < blocks.length;) {
    const block = blocks[at];
    if (block === undefined) break;
    const entries = block.kind === 'item' ? entriesFrom(blocks, at) : [];
    html += entries.length > 0 ? listOf(entries, paint) : blockOf(block, paint);
    at += Math.max(1, entries.length);
  }
  return html;
}

/** The entries of one list that follow each other. */
function entriesFrom(blocks: readonly RichBlock[], from: number): readonly RichBlock[] {
  const first = blocks[from];
  const rest = blocks.slice(from);
  const end = rest.findIndex(
    ({ kind, depth, number }, index) =>
      kind !== 'item' ||
      depth !== first?.depth ||
      (number === null) !== (first.number === null) ||
      (index > 0 && number === 1),
  );
  return end < 0 ? rest : rest.slice(0, end);
}

function listOf(entries: readonly RichBlock[], paint: Painter): string {
  const { depth = 1, number = null } = entries[0] ?? {};
  const tag = number === null ? 'ul' : 'ol';
  const start = number === null || number === 1 ? '' : ` start="${number}"`;
  const items = entries
    .map(({ runs }) => `<li style="margin:0 0 6px">${runs.map((run) => runOf(run, paint)).join('')}</li>`)
    .join('');
  const left = 8 + depth * 16;
  return `<${tag}${start} class="ink" style="margin:0 0 16px;padding:0 0 0 ${left}px;font-size:16px;line-height:1.55;color:${paint.colors.ink}">${items}</${tag}>`;
}

function blockOf({ kind, runs }: RichBlock, paint: Painter): string {
  const { ink, soft, line } = paint.colors;
  const html = runs.map((run) => runOf(run, paint)).join('');
  if (kind === 'heading')
    return `<h2 class="ink" style="margin:8px 0 12px;font-size:24px;line-height:1.25;font-weight:700;color:${ink}">${html}</h2>`;
  if (kind === 'subheading')
    return `<h3 class="ink" style="margin:4px 0 8px;font-size:18px;line-height:1.3;font-weight:700;color:${ink}">${html}</h3>`;
  if (kind === 'quote')
    return `<p class="soft line" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${line};font-size:16px;line-height:1.55;color:${soft}">${html}</p>`;
  return paint.text(html);
}

function runOf({ text, isBold, isItalic, isUnderlined, isStruck, href }: RichRun, paint: Painter): string {
  let html = escapeHtml(text).replaceAll('\n', '<br>');
  if (isBold) html = `<strong>${html}</strong>`;
  if (isItalic) html = `<em>${html}</em>`;
  if (isUnderlined) html = `<u>${html}</u>`;
  if (isStruck) html = `<s>${html}</s>`;
  return href === null ? html : paint.anchor(href, html);
}

function picturesOf(pictures: readonly MailPicture[], origin: string): string {
  const [left, right] = pictures;
  if (left === undefined) return '';
  if (right === undefined) return `<div style="margin:0 0 20px">${pictureOf(left, SHEET, origin)}</div>`;
  const width = Math.floor((SHEET - GAP) / 2);
  // Inline blocks would stand below each other where there is a space between them.
  const cell = (picture: MailPicture, side: 'left' | 'right') =>
    `<td valign="top" width="50%" style="padding-${side === 'left' ? 'right' : 'left'}:${GAP / 2}px">${pictureOf(picture, width, origin)}</td>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr>${cell(left, 'left')}${cell(right, 'right')}</tr></table>`;
}

/** A picture that is as wide as its place, and no wider than it is itself. */
function pictureOf({ path, width, altText, href }: MailPicture, most: number, origin: string): string {
  const shown = width > 0 ? Math.min(width, most) : most;
  const image = `<img src="${escapeHtml(origin + path)}" width="${shown}" alt="${escapeHtml(altText)}" style="display:block;border:0;width:100%;max-width:${shown}px;height:auto;border-radius:6px">`;
  return href === null ? image : `<a href="${escapeHtml(href)}" style="text-decoration:none">${image}</a>`;
}

function productOf(
  { name, price, link, picture }: Extract<MailPart, { kind: 'product' }>,
  paint: Painter,
  origin: string,
): string {
  const { ink, soft } = paint.colors;
  const side =
    picture === null
      ? ''
      : `<td valign="top" width="${PRODUCT}" style="padding-right:18px">${pictureOf(picture, PRODUCT, origin)}</td>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr>${side}<td valign="top"><p class="ink" style="margin:0 0 4px;font-size:17px;line-height:1.35;font-weight:700;color:${ink}">${escapeHtml(name)}</p><p class="soft" style="margin:0 0 10px;font-size:15px;line-height:1.4;color:${soft}">${escapeHtml(price)}</p>${paint.textLink(link)}</td></tr></table>`;
}
