/** What a form of the page would post, by the names of its inputs: several texts where a name occurs more than once. */
export function readPosted(element: HTMLFormElement): Record<string, string | string[]> {
  const data = new FormData(element);
  const posted: Record<string, string | string[]> = {};
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).filter((value) => typeof value === 'string');
    posted[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return posted;
}
