import type { ReservedNames } from '@vitrine/domain/content/address-rules.ts';
import { contributions } from '../../platform/module.ts';
import { perPlatform } from '../../platform/per-platform.ts';

declare module '../../platform/module.ts' {
  interface Contributions {
    /** First path segments that the module's routes use, so that no page or list may have them. */
    readonly reservedPaths: {
      /** No page may use it. */
      readonly whole?: readonly string[];
      /** Only addresses below it are the module's: a page may use it, a list with entries may not. */
      readonly below?: readonly string[];
    };
  }
}

/** Segments of the server itself, independent of its modules. */
const ofTheServer = ['api', 'health'];

/** The first path segments that modules reserve. */
export const reservedNames = perPlatform((platform): ReservedNames => {
  const reserved = contributions(platform, 'reservedPaths');
  return {
    whole: new Set([...ofTheServer, ...reserved.flatMap(({ whole = [] }) => whole)]),
    below: new Set(reserved.flatMap(({ below = [] }) => below)),
  };
});
