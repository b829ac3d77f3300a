/** Records of a domain by which other mail servers recognise its mails. RFC 7208, RFC 6376, RFC 7489 */
export const recordKinds = ['spf', 'dkim', 'dmarc'] as const;
export type RecordKind = (typeof recordKinds)[number];

/**
 * 'incomplete': there, without the mail service that is used; 'wrong': there, and other servers ignore it; 'unknown':
 * DNS did not answer.
 */
export const recordStates = ['found', 'missing', 'incomplete', 'wrong', 'unknown'] as const;
export type RecordState = (typeof recordStates)[number];

/** What is known of one record of a domain. */
export interface RecordCheck {
  readonly kind: RecordKind;
  readonly state: RecordState;
  /** The name at which the record is, or would be: `_dmarc.example.com`; '' where only the service knows it. */
  readonly name: string;
  /** The TXT record to add, or to have in place of the present one; '' where nothing is to do or only the service knows it. */
  readonly value: string;
  /** The one there is; '' for none. */
  readonly present: string;
}

/** The TXT records of a name; null when DNS did not answer. */
export type TextsOf = readonly string[] | null;

/** A mail service, by its servers' names. */
interface Service {
  readonly hosts: RegExp;
  /** What an SPF record has to contain. */
  readonly mechanism: string;
  /** Where it usually places its keys. */
  readonly selectors: readonly string[];
}

const services: readonly Service[] = [
  { hosts: /(^|\.)sendgrid\.net$/, mechanism: 'include:sendgrid.net', selectors: ['s1', 's2'] },
  { hosts: /(^|\.)postmarkapp\.com$/, mechanism: 'include:spf.mtasv.net', selectors: ['pm'] },
  { hosts: /(^|\.)mailgun\.org$/, mechanism: 'include:mailgun.org', selectors: ['k1', 'mta', 'smtp', 'pic'] },
  {
    hosts: /(^|\.)(gmail|google|googlemail)\.com$/,
    mechanism: 'include:_spf.google.com',
    selectors: ['google'],
  },
  {
    hosts: /(^|\.)(office365|outlook)\.com$/,
    mechanism: 'include:spf.protection.outlook.com',
    selectors: ['selector1', 'selector2'],
  },
  {
    hosts: /(^|\.)(messagingengine|fastmail)\.com$/,
    mechanism: 'include:spf.messagingengine.com',
    selectors: ['fm1', 'fm2', 'fm3'],
  },
  {
    hosts: /(^|\.)(brevo|sendinblue)\.com$/,
    mechanism: 'include:spf.brevo.com',
    selectors: ['brevo1', 'brevo2', 'mail'],
  },
  { hosts: /(^|\.)zoho\.(com|eu|in)$/, mechanism: 'include:zohomail.com', selectors: ['zoho', 'zmail'] },
  { hosts: /(^|\.)mailjet\.com$/, mechanism: 'include:spf.mailjet.com', selectors: ['mailjet'] },
  { hosts: /(^|\.)amazonaws\.com$/, mechanism: 'include:amazonses.com', selectors: [] },
];

/** Selectors that servers of one's own use. */
const usualSelectors = ['default', 'mail', 'dkim', 'selector1', 's1', 'k1'];

/** Domains of free mailboxes: only their owners can add records, so no other service can send for them. */
const mailboxDomains = new Set([
  'aol.com',
  'gmail.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'web.de',
  'yahoo.com',
  'ymail.com',
]);

const serviceOf = (host: string): Service | undefined =>
  services.find(({ hosts }) => hosts.test(host.toLowerCase()));

/** The domain of an address, lower case; '' for what is none. */
export function domainOf(address: string): string {
  const at = address.lastIndexOf('@');
  return at === -1 ? '' : address.slice(at + 1).toLowerCase();
}

export const isMailboxDomain = (domain: string): boolean => mailboxDomains.has(domain);

/** Whether a text can be the selector of a DKIM key: labels of a name. */
export const isSelector = (text: string): boolean =>
  text.length <= 63 && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i.test(text);

/** The selectors at which keys of a mail server's domain may be: the one the owner knows, or those that are usual. */
export function selectorsFor(host: string, known: string): readonly string[] {
  return known === '' ? [...new Set([...(serviceOf(host)?.selectors ?? []), ...usualSelectors])] : [known];
}

export const dkimName = (selector: string, domain: string): string => `${selector}._domainkey.${domain}`;
export const dmarcName = (domain: string): string => `_dmarc.${domain}`;

/** The domain whose DMARC record counts where a subdomain has none; '' where there is no other. */
export function parentDomain(domain: string): string {
  const labels = domain.split('.');
  return labels.length > 2 ? labels.slice(-2).join('.') : '';
}

/** Which servers may send for a domain. `host` is the mail server's name, '' for an unknown one. */
export function checkSpf(domain: string, texts: TextsOf, host: string): RecordCheck {
  const check = { kind: 'spf', name: domain } as const;
  if (texts === null) return { ...check, state: 'unknown', value: '', present: '' };
  const mechanism = serviceOf(host)?.mechanism ?? (isName(host) ? `a:${host}` : '');
  const records = texts.filter((text) => /^v=spf1(?:\s|$)/i.test(text));
  const [record = ''] = records;
  if (records.length > 1) {
    // Two of them count as none (RFC 7208, 4.5): one record has the parts of all.
    return { ...check, state: 'wrong', value: mergedSpf(records, mechanism), present: records.join('\n') };
  }
  if (record === '') {
    const value = ['v=spf1', mechanism, '~all'].filter((part) => part !== '').join(' ');
    return { ...check, state: 'missing', value: mechanism === '' ? '' : value, present: '' };
  }
  const isNamed = partsOf(record).some((part) => part.toLowerCase().replace(/^[+?~-]/, '') === mechanism);
  // A server of one's own may be allowed in ways that only its addresses show, such as `mx`.
  if (isNamed || serviceOf(host) === undefined)
    return { ...check, state: 'found', value: '', present: record };
  return { ...check, state: 'incomplete', value: mergedSpf([record], mechanism), present: record };
}

const isName = (host: string): boolean => host.includes('.') && /[a-z]/i.test(host) && !host.includes(':');

/** The parts of an SPF record without its version. */
const partsOf = (record: string): readonly string[] =>
  record
    .trim()
    .split(/\s+/)
    .slice(1)
    .filter((part) => part !== '');

const isLast = (part: string): boolean => /^(?:[+?~-]?all$|redirect=)/i.test(part);

function mergedSpf(records: readonly string[], mechanism: string): string {
  const parts = records.flatMap(partsOf);
  const allowed = [...parts.filter((part) => !isLast(part)), mechanism].filter((part) => part !== '');
  const last = parts.find(isLast) ?? '~all';
  return ['v=spf1', ...new Set(allowed), last].join(' ');
}

/** The keys that mails of a domain are signed with, by the names at which they were looked for. */
export function checkDkim(
  domain: string,
  found: readonly { readonly selector: string; readonly texts: TextsOf }[],
): RecordCheck {
  const nameOf = (selector: string): string => dkimName(selector, domain);
  const check = { kind: 'dkim', value: '' } as const;
  const keys = found.flatMap(({ selector, texts }) =>
    (texts ?? []).filter(isKey).map((text) => ({ name: nameOf(selector), present: text })),
  );
  const usable = keys.find(({ present }) => /(?:^|;)\s*p=\s*[A-Za-z0-9+/]/.test(present));
  if (usable !== undefined) return { ...check, state: 'found', ...usable };
  const [revoked] = keys;
  if (revoked !== undefined) return { ...check, state: 'wrong', ...revoked };
  const [only] = found;
  const name = found.length === 1 && only !== undefined ? nameOf(only.selector) : '';
  const isUnknown = found.some(({ texts }) => texts === null);
  return { ...check, state: isUnknown ? 'unknown' : 'missing', name, present: '' };
}

const isKey = (text: string): boolean => /(?:^|;)\s*p=/.test(text) && !/^v=(?!DKIM1)/i.test(text.trim());

/** What other servers do with mails that only claim to be of a domain. `report` is where they may write about it. */
export function checkDmarc(domain: string, texts: TextsOf, report: string): RecordCheck {
  const check = { kind: 'dmarc', name: dmarcName(domain) } as const;
  if (texts === null) return { ...check, state: 'unknown', value: '', present: '' };
  const records = texts.filter((text) => /^v=DMARC1\s*(?:;|$)/i.test(text.trim()));
  const [record = ''] = records;
  const value = `v=DMARC1; p=none; rua=mailto:${report}`;
  if (record === '') return { ...check, state: 'missing', value, present: '' };
  const isRight = records.length === 1 && /;\s*p=\s*(?:none|quarantine|reject)\s*(?:;|$)/i.test(record);
  if (isRight) return { ...check, state: 'found', value: '', present: record };
  return { ...check, state: 'wrong', value, present: records.join('\n') };
}
