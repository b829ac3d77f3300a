/** Common email providers. A domain one typo away from one of these is most likely a mistake. */
const services =
  'gmail.com,googlemail.com,hotmail.com,hotmail.co.uk,hotmail.fr,outlook.com,yahoo.com,yahoo.ca,yahoo.co.uk,yahoo.de,icloud.com,live.com,me.com,msn.com,aol.com,proton.me,protonmail.com,comcast.net,verizon.net,bellsouth.net,shaw.ca,rogers.com,btinternet.com,gmx.com,gmx.de,gmx.net,web.de,t-online.de,fastmail.com,mail.com,ymail.com,email.com'.split(
    ',',
  );

/** Minimum length of a name in which a typo can be distinguished from another name. */
const MIN_NAME = 5;

/**
 * The address that was most likely intended, when its domain is one typo away from a well-known mail service
 * ("gmial.com", "gmail.con"); null when nothing looks wrong. A hint, never a rule: the domain may really exist.
 */
export function suggestEmail(typed: string): string | null {
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, at).trim();
  const domain = typed
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || local === '' || domain.length > 40 || services.includes(domain)) return null;
  const [name, end] = splitAtLastDot(domain);
  const hasEnd = (candidate: string): boolean =>
    end === candidate || (candidate.length > 2 && differsByOneTypo(end, candidate));
  const candidate =
    services.find((service) => {
      const [itsName, itsEnd] = splitAtLastDot(service);
      return domain === itsName + itsEnd || (name === itsName && hasEnd(itsEnd));
    }) ??
    services.find((service) => {
      const [itsName, itsEnd] = splitAtLastDot(service);
      return itsName.length >= MIN_NAME && differsByOneTypo(name, itsName) && hasEnd(itsEnd);
    });
  return candidate === undefined ? null : `${local}@${candidate}`;
}

function splitAtLastDot(domain: string): readonly [string, string] {
  const dot = domain.lastIndexOf('.');
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** One letter too many, missing, wrong, or swapped with the adjacent one. */
function differsByOneTypo(typed: string, candidate: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === candidate[start]) start += 1;
  const [rest, itsRest] = [typed.slice(start), candidate.slice(start)];
  return (
    typed !== candidate &&
    (rest.slice(1) === itsRest ||
      rest === itsRest.slice(1) ||
      rest.slice(1) === itsRest.slice(1) ||
      rest === itsRest.charAt(1) + itsRest.charAt(0) + itsRest.slice(2))
  );
}
