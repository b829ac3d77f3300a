import type { LockedPackage } from './locked-packages.mjs';

export interface Sbom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly name: string;
    readonly version: string;
    readonly scope: string;
    readonly purl: string;
    readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
    readonly licenses?: readonly object[];
  }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}
export function makeSbom(input: {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies: readonly string[];
  readonly packages: readonly LockedPackage[];
}): Sbom;
export function findLicenseProblems(
  packages: readonly Pick<LockedPackage, 'name' | 'version' | 'license'>[],
  known?: Readonly<Record<string, string>>,
): string[];
