import type { Config } from '../../platform/config.ts';
import { hostOf, originOf } from '../../platform/http/request-host.ts';

type Addresses = Pick<Config, 'publicOrigin' | 'adminOrigin' | 'port'>;

/** The host of the installation itself: that of PUBLIC_ORIGIN, or on this machine `localhost` with the port in use. */
export function installationHost({ publicOrigin, port }: Addresses): string {
  if (publicOrigin !== null) return hostOf(publicOrigin);
  return port === 80 ? 'localhost' : `localhost:${port}`;
}

/**
 * Under which of its hosts a website is shown: the installation's where that is one of them, or else the first; null
 * where it has none. The first website also has the hosts of ports that were in use before.
 */
export function mainHost(hosts: readonly string[], config: Addresses): string | null {
  const own = installationHost(config);
  return hosts.find((host) => host === own) ?? hosts[0] ?? null;
}

/** The origin at which visitors see a website, where no request says it; null where it has no host. */
export function siteOrigin(hosts: readonly string[], config: Addresses): string | null {
  const host = mainHost(hosts, config);
  return host === null ? null : originOf(host, config);
}

/** Origin of a website's editor: ADMIN_ORIGIN where its host is one of the website's; null where it has no host. */
export function editorOrigin(hosts: readonly string[], config: Addresses): string | null {
  const { adminOrigin } = config;
  if (adminOrigin !== null && hosts.includes(hostOf(adminOrigin))) return adminOrigin;
  return siteOrigin(hosts, config);
}
