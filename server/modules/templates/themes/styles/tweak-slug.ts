/** A title as a class name: lower case, a hyphen for each space, other special characters removed. */
export const slug = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s/g, '-');
