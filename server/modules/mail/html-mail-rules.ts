import type { MailColors } from '@vitrine/domain/mail/mail-colors.ts';

export const fontStack = `font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;

/** The colors of dark mode, for programs that read them. Inline styles give way only to important rules. */
export function darkRules(dark: MailColors): string {
  const rules = [
    ['.page', `background:${dark.page}!important;color:${dark.ink}!important`],
    ['.sheet', `background:${dark.sheet}!important;border-color:${dark.line}!important`],
    ['.ink', `color:${dark.ink}!important`],
    ['.soft', `color:${dark.soft}!important`],
    ['.rule', `background:${dark.line}!important`],
    ['.line', `border-color:${dark.line}!important`],
    [
      '.code',
      `background:${dark.page}!important;color:${dark.ink}!important;border-color:${dark.line}!important`,
    ],
    ['.link', `color:${dark.link}!important`],
    ['.button', `background:${dark.button}!important`],
    ['.onButton', `color:${dark.onButton}!important`],
    // Most logos are drawn for a light ground.
    ['.logo', 'background:#ffffff!important;padding:6px!important'],
  ] as const;
  const all = rules.map(([selector, look]) => `${selector}{${look}}`).join('');
  // Outlook on the web names the dark mode itself.
  const outlook = rules.map(([selector, look]) => `[data-ogsc] ${selector}{${look}}`).join('');
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${all}}${outlook}`;
}
