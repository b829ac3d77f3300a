export function readTestOptions(
  args: readonly string[],
  git?: (...args: string[]) => Promise<string>,
): Promise<{ readonly base: string | null; readonly journeys: readonly string[] | null }>;
