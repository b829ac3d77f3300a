import type { MailRow } from '@vitrine/contracts/mail.ts';
import { text } from '../../text/en.ts';
import { Tone, type ToneName } from '../../ui/tone.tsx';

const tones: Readonly<Record<MailRow['status'], ToneName>> = {
  stored: 'grey',
  sent: 'green',
  failed: 'red',
  dismissed: 'grey',
  suppressed: 'grey',
};

/** A mail's status badge. A stored mail that was already attempted waits for its next attempt. */
export function MailTone(props: { mail: MailRow }) {
  const { status, attempts } = props.mail;
  const word = status === 'stored' && attempts > 0 ? text.mail.status.waiting : text.mail.status[status];
  return <Tone tone={tones[status]}>{word}</Tone>;
}
