interface Journey {
  readonly name: string;
  readonly project: string;
  readonly file: string;
  readonly isPassed: boolean;
  readonly error: string;
}
interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results?: readonly { readonly error?: { readonly message: string } }[];
    }[];
  }[];
}
export function readJourneys(report: { readonly suites: readonly Suite[] }): readonly Journey[];
export function argumentsToRepeat(journeys: readonly Journey[]): readonly string[] | null;
export function countJourneys(
  first: readonly Journey[],
  second: readonly Journey[],
): {
  readonly passed: number;
  readonly failed: number;
  readonly flaky: readonly Journey[];
  readonly failures: readonly Journey[];
};
