/** Mail services many buyers use. A domain one slip away from one of these is most likely meant to be it. */
const services = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'hotmail.fr',
  'outlook.com',
  'yahoo.com',
  'yahoo.ca',
  'yahoo.co.uk',
  'yahoo.de',
  'icloud.com',
  'live.com',
  'me.com',
  'msn.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'comcast.net',
  'verizon.net',
  'sbcglobal.net',
  'bellsouth.net',
  'shaw.ca',
  'rogers.com',
  'sympatico.ca',
  'btinternet.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'freenet.de',
  'fastmail.com',
  'mail.com',
  'ymail.com',
  'email.com',
  'email.de',
] as const;

const known: ReadonlySet<string> = new Set(services);

/** Ends of a domain that no mail service named ".com", ".net" or ".de" has, and fingers make of them. */
const slippedEnds: Readonly<Record<string, readonly string[]>> = {
  com: ['con', 'cmo', 'ocm', 'co', 'cm', 'om', 'comm', 'coom', 'ccom', 'vom', 'xom', 'cpm', 'cim', 'c0m'],
  net: ['ner', 'nte', 'ent', 'met', 'bet', 'nett', 'het', 'nt', 'ne'],
  de: ['ed', 'dee', 'dr', 'dw'],
  ca: ['cs', 'caa', 'ac'],
};

/** Letters a service's own name needs for a slip in it to be told from another name. */
const SHORTEST_NAME = 5;

/**
 * The address that was most likely meant, when its domain is one slip away from a well-known mail service
 * ("gmial.com", "gmail.con"); null when nothing looks wrong. A hint, never a rule: a domain may really be called so.
 */
export function suggestEmail(typed: string): string | null {
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, at).trim();
  const domain = typed
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || local === '' || domain.length < 4 || domain.length > 40 || known.has(domain)) return null;
  const meant = services.find((service) => hasSlippedEnd(domain, service) || isOneSlipFrom(domain, service));
  return meant === undefined ? null : `${local}@${meant}`;
}

function hasSlippedEnd(domain: string, service: string): boolean {
  const [name, end] = splitAtLastDot(service);
  return (slippedEnds[end] ?? []).some((slipped) => domain === `${name}.${slipped}`);
}

/** One letter too many, missing, wrong or swapped with its neighbour, in the name or with its end slipped as well. */
function isOneSlipFrom(domain: string, service: string): boolean {
  const [name, end] = splitAtLastDot(service);
  const [typedName, typedEnd] = splitAtLastDot(domain);
  if (name.length < SHORTEST_NAME) return false;
  if (typedEnd !== end && !(slippedEnds[end] ?? []).includes(typedEnd)) return domain === name + end;
  return differsByOneSlip(typedName, name);
}

function splitAtLastDot(domain: string): readonly [string, string] {
  const dot = domain.lastIndexOf('.');
  return dot === -1 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

function differsByOneSlip(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  if (typed.length > meant.length) return typed.slice(start + 1) === meant.slice(start);
  if (typed.length < meant.length) return typed.slice(start) === meant.slice(start + 1);
  if (typed.slice(start + 1) === meant.slice(start + 1)) return true;
  const isSwapped = typed[start] === meant[start + 1] && typed[start + 1] === meant[start];
  return isSwapped && typed.slice(start + 2) === meant.slice(start + 2);
}
