type Members = Readonly<Record<string, unknown>>;

/** A class from its members, or from a base class and its members; `initialize` gets the constructor's arguments. */
export function createClass(first: object, second: Members = {}): new (...given: unknown[]) => object {
  const parent = typeof first === 'function' ? (first as new () => object) : Object;
  class Made extends parent {
    constructor(...given: unknown[]) {
      super();
      const begin: unknown = Reflect.get(this, 'initialize');
      if (typeof begin === 'function') Reflect.apply(begin, this, given);
    }
  }
  Object.assign(Made.prototype, parent === Object ? first : second);
  return Made;
}

/** A singleton of its members; `ready` is called once the page is parsed. */
export function createSingleton(members: Members, whenReady: (work: () => unknown) => void): object {
  const made: object = { ...members };
  const ready: unknown = Reflect.get(made, 'ready') ?? Reflect.get(made, 'initialize');
  if (typeof ready === 'function') whenReady(() => void Reflect.apply(ready, made, []));
  return made;
}
