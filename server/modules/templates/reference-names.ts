/** The names a reference such as `items.0.title` goes through; a number leads into a list. */
export function namesOf(reference: string): (string | number)[] {
  return reference.split('.').map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : part));
}
