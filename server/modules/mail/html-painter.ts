import type { MailColors } from '@vitrine/domain/mail/mail-colors.ts';
import type { MailParagraph } from '@vitrine/domain/mail/mail-text.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import type { MailLink, MailTableRow } from './mail-plan.ts';

/** Pieces of a mail in its colors. Classes are what the rules of dark mode change. */
export class Painter {
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
        return href === null ? html : this.anchor(href, html);
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
    return this.text(this.anchor(href, escapeHtml(label)));
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

  anchor(href: string, html: string): string {
    return `<a class="link" href="${escapeHtml(href)}" style="color:${this.colors.link};text-decoration:underline">${html}</a>`;
  }
}
