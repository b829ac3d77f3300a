import { domainToASCII } from 'node:url';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { type AddressBase, type AddressProblem, readSiteHost } from '@vitrine/domain/sites/site-address.ts';
import { siteAddressText } from '@vitrine/domain/text/en/sites.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { hostOf } from '../../platform/http/request-host.ts';
import type { Platform } from '../../platform/platform.ts';
import { installationHost } from '../websites/index.ts';
import { isHostTaken } from './repository.ts';

/** Below which name sites of this installation are. */
export function addressBase({ config }: Pick<Platform, 'config'>): AddressBase {
  return { host: installationHost(config), isLocal: config.publicOrigin === null };
}

const refuse = (problem: AddressProblem) => {
  const sentence = siteAddressText[problem];
  return fail('SITE_HOST_INVALID', { params: { sentence }, fields: { host: sentence } });
};

/** The host that an owner typed, checked; letters of other scripts become their punycode form. */
function readHost(platform: Pick<Platform, 'config'>, typed: string): Result<string, 'SITE_HOST_INVALID'> {
  const [, scheme = '', name = '', rest = ''] =
    /^(https?:\/\/)?([^:/]*)(.*)$/.exec(typed.trim().toLowerCase()) ?? [];
  const isPlain = /^[\x20-\x7e]*$/.test(name);
  const ascii = isPlain ? name : domainToASCII(name);
  if (ascii === '' && name !== '') return refuse('invalid');
  const host = readSiteHost(scheme + ascii + rest, addressBase(platform));
  if (!host.ok) return refuse(host.error.code);
  const { adminOrigin } = platform.config;
  return adminOrigin !== null && hostOf(adminOrigin) === host.value ? refuse('reserved') : host;
}

/** The same, free for a website: inside a transaction that holds the lock of `lockSites`. */
export async function readFreeHost(
  platform: Pick<Platform, 'config'>,
  tx: Queryable,
  typed: string,
  exceptFor: string | null = null,
): Promise<Result<string, 'SITE_HOST_INVALID' | 'SITE_HOST_TAKEN'>> {
  const host = readHost(platform, typed);
  if (!host.ok) return host;
  if (!(await isHostTaken(tx, host.value, exceptFor))) return ok(host.value);
  return fail('SITE_HOST_TAKEN', { fields: { host: siteAddressText.taken } });
}
