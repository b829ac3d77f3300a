import { type MailColors, mailColors } from '@vitrine/domain/mail/mail-colors.ts';
import { type MailParagraph, plainParagraph } from '@vitrine/domain/mail/mail-text.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import type { FilledWords } from './fill-words.ts';
import { darkRules, fontStack } from './html-mail-rules.ts';
import type { MailLink, MailPlan, MailShop, MailTableRow } from './mail-plan.ts';
import type { MailLogo, MailStyle } from './mail-style.ts';
import { senderLines } from './sender-lines.ts';

export interface HtmlOptions {
  /** Shows it as a mail program in this mode does; by default the program chooses. For previews. */
  readonly scheme?: 'light' | 'dark';
  /** Instead of the shop's origin, where pictures are loaded from in a preview. */
  readonly pictureOrigin?: string;
}

/** Characters of the text that mail programs show beside the subject. */
const PREHEADER = 140;
/** Pixels that a logo takes at most. */
const LOGO_WIDTH = 200;
const LOGO_HEIGHT = 56;

/**
 * A mail as HTML for mail programs: tables and inline styles, which all of them know, at most 600 pixels wide. Dark mode
 * is a style element that some programs read; the others invert the colors themselves.
 */
export function htmlMail(
  plan: MailPlan,
  words: FilledWords,
  style: MailStyle,
  { scheme, pictureOrigin = plan.shop.origin }: HtmlOptions,
): string {
  const { shop } = plan;
  const colors = mailColors(style.accent);
  const shown = scheme === 'dark' ? colors.dark : colors.light;
  const rules = scheme === undefined ? `<style>${darkRules(colors.dark)}</style>` : '';
  const schemes = scheme ?? 'light dark';
  const paint = new Painter(shown);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="${schemes}"><meta name="supported-color-schemes" content="${schemes}"><meta name="format-detection" content="telephone=no, date=no, address=no, email=no"><title>${escapeHtml(words.subject)}</title>${rules}`;
  const rows = [
    `<tr><td style="padding:0 8px 20px">${masthead(shop, style.logo, { ink: shown.ink, isDark: scheme === 'dark', pictureOrigin })}</td></tr>`,
    `<tr><td class="sheet" bgcolor="${shown.sheet}" style="background:${shown.sheet};border:1px solid ${shown.line};border-radius:12px;padding:32px 28px 16px">${sheet(plan, words, paint)}</td></tr>`,
    `<tr><td style="padding:20px 8px 0">${foot(plan, style, paint)}</td></tr>`,
  ].join('');
  return `<!doctype html><html lang="${escapeHtml(shop.language)}"><head>${head}</head><body class="page" style="margin:0;padding:0;background:${shown.page};color:${shown.ink};${fontStack}">${preheader(words)}<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${shown.page}" style="background:${shown.page}"><tr><td align="center" style="padding:28px 12px"><!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]--><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left">${rows}</table><!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>`;
}

/** What inboxes show beside the subject; hidden in the mail, which begins with the same words. */
function preheader({ intro }: FilledWords): string {
  const [first] = intro;
  if (first === undefined) return '';
  const text = plainParagraph(first).replaceAll(/\s+/g, ' ').slice(0, PREHEADER);
  // What follows it would be shown too: joiners without a width keep it away.
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`;
}

function masthead(
  shop: MailShop,
  logo: MailLogo | null,
  look: { readonly ink: string; readonly isDark: boolean; readonly pictureOrigin: string },
): string {
  const { ink, isDark, pictureOrigin } = look;
  // As the rules of dark mode have it.
  const ground = isDark ? 'background:#ffffff;padding:6px;' : '';
  const name = escapeHtml(shop.title);
  const inside =
    logo === null || shop.origin === ''
      ? name
      : `<img class="logo" src="${escapeHtml(`${pictureOrigin}${logo.path}`)}" ${sizeOf(logo)} alt="${name}" style="display:block;border:0;max-width:100%;height:auto;border-radius:4px;${ground}">`;
  const type = `color:${ink};font-size:18px;line-height:1.3;font-weight:700;text-decoration:none`;
  return shop.origin === ''
    ? `<span class="ink" style="${type}">${inside}</span>`
    : `<a class="ink" href="${escapeHtml(`${shop.origin}/`)}" style="${type}">${inside}</a>`;
}

/** The size at which a logo fits: programs for mail do not calculate it from a largest one. */
function sizeOf({ width, height }: MailLogo): string {
  if (width <= 0 || height <= 0) return `width="${LOGO_WIDTH}"`;
  const scale = Math.min(1, LOGO_WIDTH / width, LOGO_HEIGHT / height);
  return `width="${Math.max(1, Math.round(width * scale))}" height="${Math.max(1, Math.round(height * scale))}"`;
}

function sheet(plan: MailPlan, words: FilledWords, paint: Painter): string {
  const { details = [], highlight = '', links = [], lines = [], sums = [], place = [], notes = [] } = plan;
  return [
    `<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:700;color:${paint.colors.ink}">${escapeHtml(words.heading)}</h1>`,
    ...words.intro.map((paragraph) => paint.paragraph(paragraph)),
    ...details.map((text) => paint.text(escapeHtml(text))),
    highlight === '' ? '' : paint.highlight(highlight),
    ...links.map((link, index) => (index === 0 ? paint.button(link) : paint.textLink(link))),
    paint.table(lines, sums),
    paint.place(place),
    ...notes.map((text) => paint.note(escapeHtml(text))),
    ...words.closing.map((paragraph) => paint.note(paint.inline(paragraph))),
  ].join('');
}

function foot({ shop, lastLink }: MailPlan, style: MailStyle, paint: Painter): string {
  const last =
    lastLink === undefined
      ? ''
      : `<p class="soft" style="margin:0 0 12px;font-size:13px;line-height:1.5"><a class="soft" href="${escapeHtml(lastLink.href)}" style="color:${paint.colors.soft};text-decoration:underline">${escapeHtml(lastLink.label)}</a></p>`;
  const sender = senderLines(shop, style).map(escapeHtml).join('<br>');
  return `${last}<p class="soft" style="margin:0;font-size:13px;line-height:1.5;color:${paint.colors.soft}">${sender}</p>`;
}

/** Pieces of a mail in its colors. Classes are what the rules of dark mode change. */
class Painter {
  readonly colors: MailColors;
  constructor(colors: MailColors) {
    this.colors = colors;
  }

  /** `html` is escaped already. */
  text(html: string): string {
    return `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${this.colors.ink}">${html}</p>`;
  }

  note(html: string): string {
    return `<p class="soft" style="margin:0 0 16px;font-size:14px;line-height:1.5;color:${this.colors.soft}">${html}</p>`;
  }

  paragraph(paragraph: MailParagraph): string {
    return this.text(this.inline(paragraph));
  }

  inline(paragraph: MailParagraph): string {
    return paragraph
      .map(({ text, href }) => {
        const html = escapeHtml(text).replaceAll('\n', '<br>');
        return href === null ? html : this.#anchor(href, html);
      })
      .join('');
  }

  highlight(text: string): string {
    const { ink, page, line } = this.colors;
    return `<p class="code" style="margin:0 0 20px;padding:14px 16px;border:1px solid ${line};border-radius:8px;background:${page};color:${ink};font:bold 20px/1.3 Menlo,Consolas,'Courier New',monospace;letter-spacing:.06em;word-break:break-all">${escapeHtml(text)}</p>`;
  }

  button({ href, label }: MailLink): string {
    const { button, onButton } = this.colors;
    return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td class="button" bgcolor="${button}" style="background:${button};border-radius:8px;mso-padding-alt:13px 22px"><a class="onButton" href="${escapeHtml(href)}" style="display:inline-block;padding:13px 22px;font-size:16px;line-height:1.3;font-weight:600;color:${onButton};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
  }

  textLink({ href, label }: MailLink): string {
    return this.text(this.#anchor(href, escapeHtml(label)));
  }

  /** The first line says what the block is. */
  place([title, ...lines]: readonly string[]): string {
    if (title === undefined) return '';
    return this.text([`<strong>${escapeHtml(title)}</strong>`, ...lines.map(escapeHtml)].join('<br>'));
  }

  table(lines: readonly MailTableRow[], sums: readonly MailTableRow[]): string {
    if (lines.length === 0 && sums.length === 0) return '';
    const edge = `1px solid ${this.colors.line};`;
    const rows = [
      // The last line is divided from the sums, not from nothing.
      ...lines.map((row, index) =>
        this.#row(
          row,
          `padding:10px 0;${index < lines.length - 1 || sums.length > 0 ? `border-bottom:${edge}` : ''}`,
        ),
      ),
      ...sums.map((row, index) => {
        const above = index === 0 ? '' : `border-top:${edge}`;
        if (row.isTotal === true)
          return this.#row(row, `padding:10px 0;${above}font-size:17px;font-weight:700;`);
        const top = index === 0 && lines.length > 0 ? 12 : 4;
        const bottom = sums[index + 1]?.isTotal === true ? 10 : 4;
        return this.#row(row, `padding:${top}px 0 ${bottom}px;`);
      }),
    ];
    return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">${rows.join('')}</table>`;
  }

  #row({ label, amount }: MailTableRow, own: string): string {
    const look = `font-size:15px;line-height:1.45;color:${this.colors.ink};${own}`;
    const value =
      amount === ''
        ? ''
        : `<td class="ink line" valign="top" align="right" style="${look}padding-left:16px;white-space:nowrap">${escapeHtml(amount)}</td>`;
    // What has no amount takes the whole line.
    return `<tr><td class="ink line" valign="top"${amount === '' ? ' colspan="2"' : ''} style="${look}word-break:break-word">${escapeHtml(label)}</td>${value}</tr>`;
  }

  #anchor(href: string, html: string): string {
    return `<a class="link" href="${escapeHtml(href)}" style="color:${this.colors.link};text-decoration:underline">${html}</a>`;
  }
}
