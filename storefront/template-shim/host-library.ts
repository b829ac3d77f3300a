import { inert, withInertRest } from './inert.ts';
import { loadImages } from './image-loader.ts';
import { type HostContext, tweakValue } from './host-context.ts';
import { Slides } from './slides.ts';
import { Bulletin, type Detachable, type Listener, subscribe, typesOf, whenReady } from './theme-events.ts';
import { all, create, one, nodeOf, type Target, ThemeNode, ThemeNodes } from './theme-node.ts';

type Work = (...given: unknown[]) => unknown;
type Each = (value: unknown, key: string | number, of: object) => unknown;

const readyTypes = new Set(['domready', 'available', 'contentready', 'load']);
const windowTypes = new Set(['resize', 'scroll', 'orientationchange', 'hashchange', 'popstate', 'unload']);
const documentTypes = new Set(['click', 'keydown', 'keyup', 'mousemove', 'mousedown', 'touchstart', 'key']);

const isTarget = (value: unknown): value is Target =>
  typeof value === 'string' ||
  value instanceof EventTarget ||
  value instanceof ThemeNode ||
  value instanceof ThemeNodes;

/** A file of this site, as text; `null` when it cannot be fetched. */
async function ask(url: string): Promise<{ readonly text: string; readonly status: number } | null> {
  try {
    const response = await fetch(url, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    return response.ok ? { text: await response.text(), status: response.status } : null;
  } catch {
    return null;
  }
}

async function askFor(url: string, callback: (text: string | null, status: number) => void): Promise<void> {
  const answer = await ask(url);
  callback(answer?.text ?? null, answer?.status ?? 0);
}

interface DataQuestion {
  readonly url: string;
  readonly success?: Work;
  readonly failure?: Work;
  readonly responseFormat?: string;
}

const parseQuery = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text.replace(/^\?/, '')));

const eachOf = (values: unknown, work: Each, context?: unknown): void => {
  const list = values instanceof ThemeNodes ? values.toArray() : (values ?? {});
  for (const [key, value] of Object.entries(list))
    work.call(context ?? list, value, Array.isArray(list) ? Number(key) : key, list);
};

const later = (
  wait: number,
  context: unknown,
  work: Work | string,
  given?: unknown,
  repeats = false,
): object => {
  const call = (): void => {
    const made: unknown = typeof work === 'string' ? Reflect.get(context as object, work) : work;
    if (typeof made === 'function')
      Reflect.apply(made, context, Array.isArray(given) ? given : given === undefined ? [] : [given]);
  };
  const timer = repeats ? setInterval(call, wait) : setTimeout(call, wait);
  return { id: timer, cancel: () => clearTimeout(timer) };
};

/** `new Y.Squarespace.Loader({ img })` */
function loadGiven(options: { readonly img?: Target } = {}): void {
  loadImages(options.img);
}

/** Throttles calls to one per `wait` milliseconds. */
const throttle = (work: Work, wait = 150): Work => {
  let last = -Infinity;
  return function throttled(this: unknown, ...given) {
    const now = performance.now();
    if (now - last < wait) return;
    last = now;
    return work.apply(this, given);
  };
};

const agent = (): Readonly<Record<string, unknown>> => {
  const { userAgent } = navigator;
  const isTouch = /Mobi|Android|iPhone|iPad/.test(userAgent);
  return {
    mobile: isTouch ? 'mobile' : null,
    ie: 0,
    ios: /iPhone|iPad|iPod/.test(userAgent) ? 1 : null,
    android: /Android/.test(userAgent) ? 1 : 0,
    webkit: /AppleWebKit/.test(userAgent) ? 537 : 0,
    chrome: /Chrome/.test(userAgent) ? 1 : 0,
    safari: /Safari/.test(userAgent) && !/Chrome/.test(userAgent) ? 1 : 0,
    gecko: /Gecko\//.test(userAgent) ? 1 : 0,
    opera: 0,
    touchEnabled: 'ontouchstart' in window,
  };
};

/** `new Y.Anim({ node, to }).run()`: the final state is applied at once. */
class Anim extends Bulletin {
  readonly #options: Record<string, unknown>;
  constructor(options: Record<string, unknown> = {}) {
    super();
    this.#options = options;
  }
  set(name: string, value: unknown): this {
    this.#options[name] = value;
    return this;
  }
  get(name: string): unknown {
    return this.#options[name];
  }
  run(): this {
    const styles = (this.#options['to'] ?? {}) as Record<string, unknown>;
    const node = one(this.#options['node'] as Target);
    for (const [name, value] of Object.entries(styles))
      if (name === 'scroll' || name === 'scrollTop') window.scrollTo(0, Number([value].flat().at(-1)));
      else node?.setStyle(name, value);
    setTimeout(() => this.fire('end'));
    return this;
  }
  stop(): this {
    return this;
  }
}

/** `Y`: what scripts of template folders call of the other host's library, on the page as it is here. */
export function makeHostLibrary(context: HostContext): object {
  const bulletin = new Bulletin();

  function on(
    types: string | readonly string[],
    listener: Listener,
    first?: unknown,
    ...rest: unknown[]
  ): Detachable {
    const [type = ''] = typesOf(types);
    if (readyTypes.has(type) && !(first instanceof ThemeNode)) {
      const self = isTarget(first) ? rest[0] : first;
      const call = (): unknown => listener.call(self ?? library, { type } as Parameters<Listener>[0]);
      if (type === 'load' && document.readyState !== 'complete')
        addEventListener('load', call, { once: true });
      else whenReady(call);
      return { detach: () => undefined };
    }
    if (isTarget(first) && first !== null && first !== undefined) {
      const found =
        typeof first === 'string' ? all(first).toArray() : [one(first)].filter((each) => each !== null);
      const made = found.map((node) => subscribe(node, nodeOf, types, listener, rest[0], rest.slice(1)));
      return { detach: () => made.forEach((each) => each.detach()) };
    }
    const place = windowTypes.has(type) ? window : documentTypes.has(type) ? document : null;
    return place === null
      ? bulletin.on(types, listener, first)
      : subscribe(nodeOf(place), nodeOf, types, listener, first, rest);
  }

  const squarespace = withInertRest({
    Template: { getTweakValue: (name: string) => tweakValue(context, name) },
    Gallery2: Slides,
    Gallery: Slides,
    Loader: loadGiven,
    ImageLoader: { load: loadImages },
    Utils: withInertRest({ getGuid: () => nodeOf(document.createElement('i')).generateID() }),
  });

  const library = withInertRest({
    Squarespace: squarespace,
    Global: withInertRest(new Bulletin()),
    UA: agent(),
    config: { win: window, doc: document },
    use: (...given: unknown[]) => {
      const work = given.at(-1);
      if (typeof work === 'function') Reflect.apply(work, library, [library]);
      return library;
    },
    add: () => library,
    namespace: (...names: readonly string[]) => {
      let at: object = library;
      for (const name of names) {
        at = library;
        for (const part of name.replace(/^Y\.|^YAHOO\./, '').split('.')) {
          if (!Object.hasOwn(at, part)) Reflect.set(at, part, {});
          at = Reflect.get(at, part) as object;
        }
      }
      return at;
    },
    one: (target: Target) => one(target),
    all: (target: Target) => all(target),
    get: (target: Target) => one(target),
    on,
    after: on,
    once: (types: string | readonly string[], listener: Listener, ...rest: unknown[]) => {
      const made: Detachable = on(
        types,
        function once(this: unknown, event) {
          made.detach();
          listener.call(this, event);
        },
        ...rest,
      );
      return made;
    },
    delegate: (types: string, listener: Listener, below: Target, selector: string, self?: unknown) =>
      one(below)?.delegate(types, listener, selector, self) ?? { detach: () => undefined },
    fire: bulletin.fire,
    Node: Object.assign(ThemeNode, { create, one, all, getDOMNode: (node: ThemeNode) => node.target }),
    NodeList: ThemeNodes,
    Anim,
    later,
    throttle,
    bind:
      (work: Work, self: unknown, ...given: unknown[]): Work =>
      (...more) =>
        Reflect.apply(work, self, [...given, ...more]),
    rbind:
      (work: Work, self: unknown, ...given: unknown[]): Work =>
      (...more) =>
        Reflect.apply(work, self, [...more, ...given]),
    each: eachOf,
    some: (values: unknown[], work: Each) => values.some((value, at) => work(value, at, values) === true),
    mix: (into: object, from: object) => Object.assign(into, from),
    merge: (...from: object[]) => Object.assign({}, ...from) as object,
    clone: (value: object) => structuredClone(value),
    extend: (child: { prototype: object }, parent: { prototype: object }, members: object = {}) => {
      child.prototype = Object.assign(Object.create(parent.prototype), child.prototype, members);
      return child;
    },
    guid: () => nodeOf(document.createElement('i')).generateID(),
    log: () => library,
    Array: Object.assign((list: ArrayLike<unknown>) => Array.from(list), {
      each: eachOf,
      indexOf: (list: readonly unknown[], value: unknown) => list.indexOf(value),
      map: (list: readonly unknown[], work: (value: unknown) => unknown) => list.map((value) => work(value)),
      filter: (list: readonly unknown[], work: (value: unknown) => boolean) =>
        list.filter((value) => work(value)),
      some: (list: readonly unknown[], work: (value: unknown) => boolean) =>
        list.some((value) => work(value)),
    }),
    Object: {
      keys: Object.keys,
      values: Object.values,
      each: eachOf,
      isEmpty: (of: object) => Object.keys(of).length === 0,
    },
    Lang: {
      isString: (value: unknown) => typeof value === 'string',
      isNumber: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
      isFunction: (value: unknown) => typeof value === 'function',
      isArray: Array.isArray,
      isObject: (value: unknown) => typeof value === 'object' && value !== null,
      isUndefined: (value: unknown) => value === undefined,
      isNull: (value: unknown) => value === null,
      isValue: (value: unknown) => value !== null && value !== undefined && value !== '',
      trim: (value: unknown) => String(value).trim(),
      sub: (text: string, values: Readonly<Record<string, unknown>>) =>
        text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
          name in values ? String(values[name]) : whole,
        ),
    },
    JSON: { parse: JSON.parse, stringify: JSON.stringify },
    QueryString: {
      parse: parseQuery,
      stringify: (values: Record<string, string>) => new URLSearchParams(values).toString(),
    },
    Selector: {
      query: (selector: string, root: ParentNode = document, first = false) =>
        first ? root.querySelector(selector) : [...root.querySelectorAll(selector)],
    },
    DOM: {
      create: (html: string) => create(html).target,
      byId: (id: string) => document.querySelector(`#${CSS.escape(id)}`),
    },
    io: (url: string, options: { readonly on?: Record<string, Work> } = {}) => {
      void askFor(url, (text, status) => {
        const answer = { responseText: text, status };
        options.on?.[text === null ? 'failure' : 'success']?.('', answer);
        options.on?.['complete']?.('', answer);
      });
      return inert();
    },
    Data: withInertRest({
      get: ({ url, success, failure, responseFormat }: DataQuestion) =>
        void askFor(url, (text) => {
          if (text === null) failure?.();
          else success?.(responseFormat === 'raw' ? text : JSON.parse(text));
        }),
    }),
    Get: {
      js: (_url: unknown, done?: unknown) => callBack(done),
      css: (_url: unknown, done?: unknown) => callBack(done),
      load: (_url: unknown, done?: unknown) => callBack(done),
      script: (_url: unknown, done?: unknown) => callBack(done),
    },
  });
  return library;
}

/** Calls back without loading anything: the other host's modules do not exist here. */
function callBack(done: unknown): void {
  if (typeof done === 'function') setTimeout(() => Reflect.apply(done, null, [null]));
}
