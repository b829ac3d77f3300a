import { mailServerTexts as text } from '../text/en/mail-delivery.ts';

/** How a connection is encrypted: from its first byte, by STARTTLS before anybody signs in, or not at all. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** The ports that mail programs use for each, by RFC 8314. */
export const usualPorts: Readonly<Record<MailSecurity, number>> = { tls: 465, starttls: 587, none: 25 };

/** A mail server (SMTP) that takes mails of a website and passes them on. */
export interface MailServer {
  /** A name such as smtp.example.com, or an IP address. */
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  /** '' for a server that nobody signs in at. */
  readonly username: string;
  readonly password: string;
}

export type MailServerProblems = Partial<Record<keyof MailServer, string>>;

/** Characters of a host name. RFC 1035, 2.3.4 */
export const MAX_HOST = 253;
/** Characters of a name or a password to sign in with. */
export const MAX_CREDENTIAL = 500;

const MAX_PORT = 65_535;
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const ipv6Pattern = /^[\da-f:.]*:[\da-f:.]*$/i;
/** A line break would begin another command of SMTP. */
const controlPattern = /\p{Cc}/u;

/** What is wrong with a mail server by its look alone, a sentence for each field; none where it may be right. */
export function mailServerProblems(server: MailServer): MailServerProblems {
  const { username, password } = server;
  const problems = {
    host: hostProblem(server.host),
    port: portProblem(server),
    username: controlPattern.test(username) ? text.oneLine : null,
    password: controlPattern.test(password)
      ? text.oneLine
      : username !== '' && password === ''
        ? text.passwordMissing
        : username === '' && password !== ''
          ? text.passwordAlone
          : null,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

function hostProblem(host: string): string | null {
  if (host === '') return text.hostMissing;
  if (host.includes('://')) return text.hostIsAddress;
  if (host.includes('@')) return text.hostIsMailbox;
  if (/^[^:]+:\d+$/.test(host)) return text.hostHasPort;
  const isHost = host.length <= MAX_HOST && (hostPattern.test(host) || ipv6Pattern.test(host));
  return isHost ? null : text.hostUnknown;
}

/** The two ports that are always encrypted in one way: with the other way, a server closes without a word. */
function portProblem({ port, security }: MailServer): string | null {
  if (!Number.isInteger(port) || port < 1 || port > MAX_PORT) return text.portUnknown;
  if (port === 465 && security !== 'tls') return text.portIsTls;
  if (port === 587 && security === 'tls') return text.portIsStartTls;
  return null;
}
