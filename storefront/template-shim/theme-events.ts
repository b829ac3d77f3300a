/** An element in its wrapper. */
export interface Wrapped {
  readonly target: EventTarget;
  readonly element: HTMLElement | null;
}
export type Wrap = (target: EventTarget) => Wrapped;

/** Handle of a subscription. */
export interface Detachable {
  detach(): void;
}

/** An event as these scripts expect it: its elements wrapped, `halt` in addition to the browser's methods. */
export interface ThemeEvent {
  readonly type: string;
  readonly target: Wrapped;
  readonly currentTarget: Wrapped;
  preventDefault(): void;
  stopPropagation(): void;
  stopImmediatePropagation(): void;
  halt(): void;
}

export type Listener = (this: unknown, event: ThemeEvent, ...rest: unknown[]) => unknown;

const copied = [
  'clientX',
  'clientY',
  'pageX',
  'pageY',
  'button',
  'key',
  'keyCode',
  'which',
  'charCode',
  'altKey',
  'ctrlKey',
  'metaKey',
  'shiftKey',
  'touches',
  'changedTouches',
  'wheelDelta',
  'deltaY',
];

function wrapEvent(event: Event, current: EventTarget, wrap: Wrap): ThemeEvent {
  const extras = copied
    .filter((name) => name in event)
    .map((name): [string, unknown] => [name, Reflect.get(event, name)]);
  return {
    ...Object.fromEntries(extras),
    ...(event instanceof CustomEvent && typeof event.detail === 'object' ? event.detail : {}),
    _event: event,
    type: event.type,
    target: wrap(event.target instanceof EventTarget ? event.target : current),
    currentTarget: wrap(current),
    preventDefault: () => event.preventDefault(),
    stopPropagation: () => event.stopPropagation(),
    stopImmediatePropagation: () => event.stopImmediatePropagation(),
    halt: () => {
      event.preventDefault();
      event.stopPropagation();
    },
  } as ThemeEvent;
}

/** Event names that were replaced by newer ones. */
const today: Readonly<Record<string, string>> = {
  windowresize: 'resize',
  mousewheel: 'wheel',
  valuechange: 'input',
  tap: 'click',
  gesturemovestart: 'pointerdown',
  gesturemove: 'pointermove',
  gesturemoveend: 'pointerup',
};

/** Names in one string or several, `category|type` among them. */
export const typesOf = (types: string | readonly string[]): string[] =>
  (typeof types === 'string' ? types.split(/[\s,]+/) : [...types]).map((type) => {
    const plain = type.replace(/^.*\|/, '');
    return today[plain] ?? plain;
  });

/** Listens for events of a node itself. */
export function subscribe(
  node: Wrapped,
  wrap: Wrap,
  types: string | readonly string[],
  listener: Listener,
  context: unknown,
  rest: readonly unknown[] = [],
): Detachable {
  const stop = new AbortController();
  // `on('key', listener, 'down:13')`: which keys, and then the context.
  const isKey = types === 'key';
  const keys = isKey && typeof context === 'string' ? keysIn(context) : null;
  const self = isKey ? rest[0] : context;
  for (const type of isKey ? ['keydown'] : typesOf(types))
    node.target.addEventListener(
      type,
      (event) => {
        if (keys !== null && !(event instanceof KeyboardEvent && keys.has(keyOf(event)))) return;
        listener.call(self ?? node, wrapEvent(event, node.target, wrap), ...(isKey ? rest.slice(1) : rest));
      },
      { signal: stop.signal },
    );
  return { detach: () => stop.abort() };
}

/** Delegated subscription: events of elements below a node that match a selector, including later ones. */
export function subscribeBelow(
  node: Wrapped,
  wrap: Wrap,
  types: string | readonly string[],
  listener: Listener,
  selector: string,
  context: unknown,
): Detachable {
  const stop = new AbortController();
  for (const type of typesOf(types)) {
    const isNested = type === 'mouseenter' || type === 'mouseleave' || type === 'focus' || type === 'blur';
    node.target.addEventListener(
      type,
      (event) => {
        const from = event.target instanceof Element ? event.target : null;
        const current = isNested ? (from?.matches(selector) === true ? from : null) : from?.closest(selector);
        if (current === null || current === undefined) return;
        if (node.element?.contains(current) !== true) return;
        listener.call(context ?? wrap(current), wrapEvent(event, current, wrap));
      },
      { signal: stop.signal, capture: isNested },
    );
  }
  return { detach: () => stop.abort() };
}

const keyNames: Readonly<Record<string, string>> = {
  '13': 'enter',
  '27': 'esc',
  '32': 'space',
  '37': 'left',
  '38': 'up',
  '39': 'right',
  '40': 'down',
};
const keyOf = ({ key }: KeyboardEvent): string =>
  key === ' ' ? 'space' : key.toLowerCase().replace('arrow', '').replace('escape', 'esc');
/** `down:37,39`, `esc`, `arrowleft`: the keys a listener is for. */
function keysIn(spec: string): ReadonlySet<string> {
  const names = spec
    .replace(/^(?:down|up|press):/, '')
    .replace(/\+.*$/, '')
    .split(',');
  return new Set(
    names.map((name) => keyNames[name.trim()] ?? name.trim().toLowerCase().replace('arrow', '')),
  );
}

/** Events without an element, by name: those a script fires itself, and the host's, which are never fired. */
export class Bulletin {
  readonly #listeners = new Map<string, Set<(event: object) => void>>();

  readonly on = (types: string | readonly string[], listener: Listener, context?: unknown): Detachable => {
    const heard = typesOf(types).map((type): [string, (event: object) => void] => [
      type,
      (event) => void listener.call(context ?? this, event as ThemeEvent),
    ]);
    for (const [type, call] of heard)
      this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(call));
    return {
      detach: () => {
        for (const [type, call] of heard) this.#listeners.get(type)?.delete(call);
      },
    };
  };
  readonly after = this.on;
  readonly once = (types: string | readonly string[], listener: Listener, context?: unknown): Detachable => {
    const made = this.on(types, function once(this: unknown, event) {
      made.detach();
      listener.call(context ?? this, event);
    });
    return made;
  };
  readonly fire = (type: string, event: object = {}): boolean => {
    for (const call of this.#listeners.get(type) ?? []) call({ type, ...event });
    return true;
  };
  readonly publish = (): this => this;
}

/** Runs work once the page is parsed; at once if it is. */
export function whenReady(work: () => unknown): void {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => work(), { once: true });
  else work();
}
