import type { MailShop } from './mail-plan.ts';
import type { MailStyle } from './mail-style.ts';

/**
 * The shop's title, and what it has decided to say of itself at the end of its mails: by default its postal address.
 * `hasAddress`: the address follows what it says, where that does not have it.
 */
export function senderLines(
  { title, address }: MailShop,
  { footer }: Pick<MailStyle, 'footer'>,
  hasAddress = false,
): readonly string[] {
  const own =
    footer.trim() === ''
      ? address
      : footer
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '');
  const lines = hasAddress ? [...own, ...address.filter((line) => !own.includes(line.trim()))] : own;
  // Many addresses begin with the name already.
  return lines[0]?.trim() === title.trim() ? lines : [title, ...lines];
}
