/**
 * Constant texts as an array literal of a hand-written statement: `any(${sqlTextArray(['a', 'b'])})`. Never for user
 * input.
 */
export function sqlTextArray(texts: readonly string[]): string {
  return `array[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')}]::text[]`;
}
