/** The beginning of the answers, without the name or address of the sender that stands above it. */
export const beginningOf = (answers: string, sender: string): string =>
  answers
    .split('\n')
    .filter((line) => line.toLowerCase() !== sender.toLowerCase())
    .join('\n');
