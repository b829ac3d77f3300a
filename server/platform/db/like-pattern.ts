/** A LIKE pattern for texts that contain `words` literally: `%` and `_` are escaped. */
export const likePattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
