/**
 * A stub that accepts every call and does nothing: for APIs that no page here has (sharing buttons, the
 * other host's editor). It iterates as empty, is '' as text, and is never a promise.
 */
export function inert(): object {
  const known = new Map<string | symbol, unknown>();
  const thing: object = new Proxy(function inertCall() {}, {
    get: (_target, name) => {
      if (known.has(name)) return known.get(name);
      if (name === 'then') return undefined;
      if (name === Symbol.toPrimitive) return () => '';
      if (name === Symbol.iterator) return [][Symbol.iterator].bind([]);
      if (typeof name === 'symbol') return undefined;
      if (name === 'length') return 0;
      if (name === 'prototype') return Object.prototype;
      const made = inert();
      known.set(name, made);
      return made;
    },
    set: (_target, name, value) => {
      known.set(name, value);
      return true;
    },
    has: () => true,
    apply: () => thing,
    construct: () => thing,
  });
  return thing;
}

/** An object with these members, and inert stubs for all others. */
export function withInertRest<Known extends object>(known: Known): Known {
  const made = new Map<string, object>();
  return new Proxy(known, {
    get: (target, name, receiver) => {
      if (Reflect.has(target, name) || typeof name === 'symbol' || name === 'then')
        return Reflect.get(target, name, receiver) as unknown;
      const rest = made.get(name) ?? inert();
      made.set(name, rest);
      return rest;
    },
  });
}
