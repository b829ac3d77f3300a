/** A LIKE pattern for texts that contain `words` as they stand: `%` and `_` mean themselves. */
export const likePattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
