import { isEmail } from '../order/email.ts';
import { fillText } from '../text/fill-text.ts';
import { linkProblems as text } from '../text/en/links.ts';
import { ownerErrorMessages } from '../text/en/owner-errors.ts';

/** What a link leads to. `path`: a page, an item or a file of the site. */
export type LinkTarget = 'path' | 'email' | 'phone' | 'web' | 'anchor';

/** A link in the form in which it is typed. */
export interface TypedLink {
  readonly target: LinkTarget;
  /** Without `mailto:`, `tel:` and `#`. */
  readonly value: string;
  /** Of an email; '' for none. */
  readonly subject: string;
}

/** A link as blocks store it, or what is wrong with it. */
export type CheckedLink =
  | { readonly ok: true; readonly href: string }
  | { readonly ok: false; readonly problem: string };

/** Characters of a stored link. */
const MAX_LINK = 2082;

/** Reads a stored link. What leads nowhere known is a web address. */
export function readLink(href: string): TypedLink {
  const link = href.trim();
  if (/^mailto:/i.test(link)) {
    const [address = '', query = ''] = link.slice(7).split('?', 2);
    const subject = /(?:^|&)subject=([^&]*)/i.exec(query)?.[1] ?? '';
    return { target: 'email', value: decoded(address), subject: decoded(subject) };
  }
  if (/^tel:/i.test(link)) return { target: 'phone', value: decoded(link.slice(4)), subject: '' };
  if (link.startsWith('#')) return { target: 'anchor', value: link.slice(1), subject: '' };
  if (/^[/?](?![/\\])/.test(link)) return { target: 'path', value: link, subject: '' };
  return { target: 'web', value: link, subject: '' };
}

/** Checks a typed link and returns it in the form in which blocks store it. spec: site-platform 5 */
export function checkLink({ target, value, subject }: TypedLink): CheckedLink {
  const checked = checks[target](value.trim(), subject.trim());
  return checked.ok && checked.href.length > MAX_LINK
    ? refuse(fillText(text.tooLong, { max: MAX_LINK }))
    : checked;
}

const accept = (href: string): CheckedLink => ({ ok: true, href });
const refuse = (problem: string): CheckedLink => ({ ok: false, problem });

const checks: Readonly<Record<LinkTarget, (value: string, subject: string) => CheckedLink>> = {
  path: (path) =>
    /^(?:\/(?![/\\])|\?)[^\s\p{Cc}\\"<>]*$/u.test(path)
      ? accept(path)
      : refuse(fillText(ownerErrorMessages.URL_ID_INVALID, { val: path })),
  email: (typed, subject) => {
    const email = typed.replace(/^mailto:/i, '');
    if (!/.@./.test(email)) return refuse(fillText(text.emailForm, { email: 'name@example.com' }));
    if (!isEmail(email)) return refuse(text.email);
    const address = encodeURIComponent(email).replace('%40', '@');
    return accept(`mailto:${address}${subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`}`);
  },
  phone: (typed) => {
    const phone = typed.replace(/^tel:/i, '');
    return /^\+?[\d\s().-]+$/.test(phone) && /\d.*\d.*\d/.test(phone)
      ? accept(`tel:${phone.trim().replaceAll(/\s+/g, '-')}`)
      : refuse(fillText(text.phone, { phone: '+1 555 010 0199' }));
  },
  web: (address) => {
    if (address.startsWith('/') && !/^\/[/\\]/.test(address)) return checks.path(address, '');
    const parts = /^(https?:\/\/)?([^/?#]+)([/?#].*)?$/iu.exec(address);
    const [, scheme = 'https://', host = '', rest = ''] = parts ?? [];
    return isHost(host) && !/[\s\p{Cc}]/u.test(rest)
      ? accept(`${scheme.toLowerCase()}${host}${rest}`)
      : refuse(text.hostForm.replace('{host}', 'example.com').replace('{host}', 'https://example.com'));
  },
  anchor: (typed) => {
    const name = typed.replace(/^#/, '');
    return /^[^\s\p{Cc}#"<>]+$/u.test(name)
      ? accept(`#${name}`)
      : refuse(fillText(text.anchor, { anchor: '#prices' }));
  },
};

/** A name with a dot in it, a numeric address, or this machine; with a port where there is one. */
function isHost(host: string): boolean {
  return /^(?:localhost|(?:[\p{L}\p{N}](?:[\p{L}\p{N}_-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z\d-]+)|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?$/iu.test(
    host,
  );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
