/**
 * The answers to a product's questions, from the JSON text kept with a line: an object of label to answer, or a
 * list of such pairs. Whatever cannot be read is shown as it is rather than hidden.
 */
export function readAdditionalFields(json: string): readonly { label: string; value: string }[] {
  if (json.trim() === '') return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return [{ label: '', value: json }];
  }
  if (Array.isArray(parsed)) {
    return parsed.slice(0, 50).flatMap((entry: unknown) => {
      if (typeof entry !== 'object' || entry === null) return [{ label: '', value: textOf(entry) }];
      const label = 'label' in entry ? textOf(entry.label) : 'name' in entry ? textOf(entry.name) : '';
      return [{ label, value: textOf('value' in entry ? entry.value : entry) }];
    });
  }
  if (typeof parsed !== 'object' || parsed === null) return [{ label: '', value: textOf(parsed) }];
  return Object.entries(parsed)
    .slice(0, 50)
    .map(([label, value]) => ({ label, value: textOf(value) }));
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
