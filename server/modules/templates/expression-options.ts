/** What one `{.eval}` may do: tokens of its text, characters of a text it puts together. spec: site-platform 5 */
export const expressionOptions = { maxTokens: 200, maxStringLen: 10_000 } as const;
