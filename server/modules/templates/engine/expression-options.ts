/** Limits of one `{.eval}`: tokens of its text, characters of a string it builds. spec: site-platform 5 */
export const expressionOptions = { maxTokens: 200, maxStringLen: 10_000 } as const;
