/** Far more than any text of the admin may have. */
const FAR_TOO_LONG = 'x'.repeat(600_000);

export interface WrongBody {
  /** What is wrong with it: `lines.0.quantity is of another type`. */
  readonly name: string;
  readonly body: unknown;
}

/** More than any list or record of the admin may have, and numbers that no field needs. */
const FAR_TOO_MANY = 20_001;
const FAR_TOO_HIGH = 9e15;

/**
 * A right body made wrong in one place each: a field is missing, of another type, far too long, too many, too high or
 * too low, no choice of a list, or unknown. Which of them a call refuses is for its schema to say. `isWanted` names the
 * places, by default all.
 */
export function wrongBodies(
  right: unknown,
  isWanted: (path: string) => boolean = () => true,
): readonly WrongBody[] {
  const wanted = placesIn(right).filter(({ path }) => isWanted(path.join('.')));
  return wanted.flatMap(({ path, value }) => {
    const name = path.join('.');
    const named = (what: string, changed: unknown): WrongBody => ({
      name: `${name === '' ? 'the body' : name} ${what}`,
      body: withValue(right, path, changed),
    });
    return [
      named('is of another type', otherType(value)),
      named('is null', null),
      ...(typeof value === 'string'
        ? [named('is far too long', FAR_TOO_LONG), named('is no such choice', 'no-such-choice')]
        : []),
      ...(typeof value === 'number'
        ? [
            named('is no number of the database', 1e300),
            named('is not a whole number', 0.5),
            named('is far too high', FAR_TOO_HIGH),
            named('is far too low', -FAR_TOO_HIGH),
          ]
        : []),
      ...(Array.isArray(value) && value.length > 0
        ? [
            named(
              'has far too many entries',
              Array.from({ length: FAR_TOO_MANY }, () => value[0]),
            ),
          ]
        : []),
      ...(isObject(value) ? [named('has an unknown field', { ...value, noSuchField: 1 })] : []),
      ...(path.length > 0 && typeof path.at(-1) === 'string'
        ? [{ name: `${name} is missing`, body: withoutValue(right, path) }]
        : []),
    ];
  });
}

type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body and every value in it; of lists the first. */
function placesIn(
  value: unknown,
  path: Path = [],
): readonly { readonly path: Path; readonly value: unknown }[] {
  const inside = Array.isArray(value)
    ? value.slice(0, 1).flatMap((one, at) => placesIn(one, [...path, at]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, one]) => placesIn(one, [...path, key]))
      : [];
  return [{ path, value }, ...inside];
}

function otherType(value: unknown): unknown {
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number') return 'many';
  if (typeof value === 'boolean') return 'perhaps';
  if (value === null) return { noSuchField: [] };
  return Array.isArray(value) ? 'a list' : 7;
}

function change(
  value: unknown,
  [first, ...rest]: Path,
  last: (holder: Record<string, unknown>, key: string) => void,
): unknown {
  if (first === undefined) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  const key = String(first);
  if (rest.length === 0) last(copy, key);
  else copy[key] = change(copy[key], rest, last);
  return copy;
}

const withValue = (whole: unknown, path: Path, value: unknown): unknown =>
  path.length === 0
    ? value
    : change(whole, path, (holder, key) => {
        holder[key] = value;
      });

const withoutValue = (whole: unknown, path: Path): unknown =>
  change(whole, path, (holder, key) => {
    delete holder[key];
  });
