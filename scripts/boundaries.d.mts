export interface ImportLink {
  readonly from: string;
  readonly isType: boolean;
  /** True for `import()`: loaded when it is needed, so it makes no circle. */
  readonly isLate?: boolean;
}
export function importsOf(text: string): ImportLink[];
export function findBreaches(files: ReadonlyMap<string, string>): string[];
