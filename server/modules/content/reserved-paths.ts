import type { ReservedNames } from '@vitrine/domain/content/address-rules.ts';
import { contributions } from '../../platform/module.ts';
import { perPlatform } from '../../platform/per-platform.ts';

declare module '../../platform/module.ts' {
  interface Contributions {
    /** First segments of addresses that are the module's own, so that no page or list may have them. */
    readonly reservedPaths: {
      /** No page may have it. */
      readonly whole?: readonly string[];
      /** Only addresses below it are the module's: a page may have it, a list with entries may not. */
      readonly below?: readonly string[];
    };
  }
}

/** Those of the server itself, whichever modules it has. */
const ofTheServer = ['api', 'health'];

/** The first segments of addresses that modules reserve. */
export const reservedNames = perPlatform((platform): ReservedNames => {
  const reserved = contributions(platform, 'reservedPaths');
  return {
    whole: new Set([...ofTheServer, ...reserved.flatMap(({ whole = [] }) => whole)]),
    below: new Set(reserved.flatMap(({ below = [] }) => below)),
  };
});
