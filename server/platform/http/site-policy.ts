import { contributions } from '../module.ts';
import { perRevision } from '../per-revision.ts';
import type { Platform } from '../platform.ts';
import type { Site } from '../site.ts';
import { codePolicy, type OutsideSources, pagePolicy } from './security-headers.ts';

declare module '../module.ts' {
  interface Contributions {
    /** External sources that a website's pages load from, depending on its owner's settings. */
    readonly contentPolicy: (site: Site) => OutsideSources;
  }
}

const configuredOf = perRevision((platform, site) => {
  const sources = contributions(platform, 'contentPolicy').map((sourcesOf) => sourcesOf(site));
  return { sources, policy: pagePolicy(joined(sources)), codePolicy: codePolicy(joined(sources)) };
});

/**
 * The Content-Security-Policy of a website's pages: its own origin, the sources of its owner's settings, and the
 * `extra` sources of this page, such as a payment provider's card fields.
 */
export function policyOf(platform: Platform, site: Site, extra: OutsideSources | null = null): string {
  const { sources, policy } = configuredOf(platform, site);
  return extra === null ? policy : pagePolicy(joined([...sources, extra]));
}

/** The policy of a page with code of its owner. */
export function codePolicyOf(platform: Platform, site: Site): string {
  return configuredOf(platform, site).codePolicy;
}

function joined(all: readonly OutsideSources[]): OutsideSources {
  const of = (kind: keyof OutsideSources): readonly string[] => all.flatMap((one) => one[kind] ?? []);
  return {
    scripts: of('scripts'),
    inlineScripts: of('inlineScripts'),
    images: of('images'),
    frames: of('frames'),
    connections: of('connections'),
    formTargets: of('formTargets'),
  };
}

/** The origin of a web address; null for an invalid one, so that no setting can inject into the header. */
export function originIn(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
