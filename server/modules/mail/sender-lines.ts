import type { MailShop } from './mail-plan.ts';
import type { MailStyle } from './mail-style.ts';

/** The shop's title, and what it has decided to say of itself at the end of its mails: by default its postal address. */
export function senderLines(
  { title, address }: MailShop,
  { footer }: Pick<MailStyle, 'footer'>,
): readonly string[] {
  const lines =
    footer.trim() === ''
      ? address
      : footer
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '');
  // Many addresses begin with the name already.
  return lines[0]?.trim() === title.trim() ? lines : [title, ...lines];
}
