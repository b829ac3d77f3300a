import type { LockedPackage } from './locked-packages.mjs';

export interface OsvEvent {
  readonly introduced?: string;
  readonly fixed?: string;
  readonly last_affected?: string;
}
export interface OsvAdvisory {
  readonly id: string;
  readonly summary: string;
  readonly affected: readonly {
    readonly package: { readonly ecosystem: string; readonly name: string };
    readonly versions?: readonly string[];
    readonly ranges?: readonly { readonly type: string; readonly events: readonly OsvEvent[] }[];
  }[];
}
export interface AcceptedAdvisory {
  readonly id: string;
  readonly package: string;
  readonly reason: string;
  readonly until: string;
}
export function isAffected(advisory: OsvAdvisory, name: string, version: string): boolean;
export function findAdvisoryProblems(input: {
  readonly packages: readonly Pick<LockedPackage, 'name' | 'version' | 'path'>[];
  readonly advisories: readonly OsvAdvisory[];
  readonly accepted: readonly AcceptedAdvisory[];
  readonly today: string;
}): string[];
