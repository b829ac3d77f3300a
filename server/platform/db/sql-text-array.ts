/** Fixed texts as an array literal of a hand-written statement: `any(${sqlTextArray(['a', 'b'])})`. Never for what people type. */
export function sqlTextArray(texts: readonly string[]): string {
  return `array[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')}]::text[]`;
}
