export function findUnusedSentences(
  areas: Iterable<readonly [area: string, text: string]>,
  sources: readonly string[],
  templates: readonly string[],
): string[];
