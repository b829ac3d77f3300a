/** The path of a reference such as `items.0.title`; a number is a list index. */
export function namesOf(reference: string): (string | number)[] {
  return reference.split('.').map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : part));
}
