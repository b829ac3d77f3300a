import { subscribe, subscribeBelow, type Detachable, type Listener } from './theme-events.ts';

/** What scripts pass where an element is expected. */
export type Target = ThemeNode | ThemeNodes | EventTarget | string | null | undefined;

const nodes = new WeakMap<EventTarget, ThemeNode>();

/** The one wrapper of an element, the document or the window. */
export function nodeOf(target: EventTarget): ThemeNode {
  const known = nodes.get(target) ?? new ThemeNode(target);
  nodes.set(target, known);
  return known;
}

/** Elements for a selector; none for an invalid selector, since an error would end the whole script. */
function query(root: ParentNode, selector: string): Element[] {
  try {
    return [...root.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

export function one(target: Target, root: ParentNode = document): ThemeNode | null {
  if (target === null || target === undefined) return null;
  if (target instanceof ThemeNode) return target;
  if (target instanceof ThemeNodes) return target.item(0);
  if (typeof target !== 'string') return nodeOf(target);
  if (target === 'window') return nodeOf(window);
  if (target === 'document') return nodeOf(document);
  if (/^\s*</.test(target)) return create(target);
  const [found] = query(root, target);
  return found === undefined ? null : nodeOf(found);
}

export function all(target: Target | readonly EventTarget[], root: ParentNode = document): ThemeNodes {
  if (typeof target === 'string') return new ThemeNodes(query(root, target).map(nodeOf));
  if (target instanceof ThemeNodes) return target;
  if (target instanceof NodeList || target instanceof HTMLCollection || Array.isArray(target))
    return new ThemeNodes([...(target as Iterable<EventTarget>)].map((each) => one(each) ?? nodeOf(each)));
  const single = one(target as Target);
  return new ThemeNodes(single === null ? [] : [single]);
}

/** An element from HTML; scripts in it do not run. */
export function create(html: string): ThemeNode {
  const template = document.createElement('template');
  template.innerHTML = html.trim();
  const { firstElementChild } = template.content;
  return nodeOf(firstElementChild ?? document.createElement('div'));
}

/** What may be put into a page: wrappers, elements, lists of them, HTML. */
function contentOf(content: unknown): Node[] {
  if (content instanceof ThemeNode) return content.element === null ? [] : [content.element];
  if (content instanceof ThemeNodes) return content.toArray().flatMap(contentOf);
  if (content instanceof Node) return [content];
  const template = document.createElement('template');
  template.innerHTML = String(content ?? '');
  return [...template.content.childNodes];
}

const plainNumber =
  /^(?:opacity|order|zIndex|z-index|fontWeight|font-weight|lineHeight|line-height|flex.*|zoom)$/;
const hyphened = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Dimensions of the window and the page, available on every node. */
const measures: Readonly<Record<string, () => number>> = {
  winWidth: () => document.documentElement.clientWidth,
  winHeight: () => window.innerHeight,
  docWidth: () => document.documentElement.scrollWidth,
  docHeight: () => document.documentElement.scrollHeight,
  docScrollX: () => window.scrollX,
  docScrollY: () => window.scrollY,
};

type Test = string | ((node: ThemeNode) => boolean) | undefined;

/** An element as the scripts of themes handle it. Methods that change it return it. */
export class ThemeNode {
  readonly target: EventTarget;
  readonly #data = new Map<string, unknown>();

  constructor(target: EventTarget) {
    this.target = target;
  }

  get element(): HTMLElement | null {
    const { target } = this;
    if (target instanceof Element) return target as HTMLElement;
    return target === document || target === window ? document.documentElement : null;
  }

  get _node(): EventTarget {
    return this.target;
  }
  getDOMNode(): EventTarget {
    return this.target;
  }

  #root(): ParentNode {
    return this.target instanceof Element || this.target instanceof DocumentFragment ? this.target : document;
  }

  // Finding.
  one(selector: string): ThemeNode | null {
    return one(selector, this.#root());
  }
  all(selector: string): ThemeNodes {
    return all(selector, this.#root());
  }
  test(selector: string): boolean {
    return this.element?.matches(selector) ?? false;
  }
  #passes(test: Test): boolean {
    return typeof test === 'function' ? test(this) : typeof test === 'string' ? this.test(test) : true;
  }
  #walk(step: (from: Element) => Element | null, test: Test): ThemeNode[] {
    const found: ThemeNode[] = [];
    for (let at = this.element && step(this.element); at; at = step(at)) {
      const node = nodeOf(at);
      if (node.#passes(test)) found.push(node);
    }
    return found;
  }
  ancestor(test?: Test, includesSelf = false): ThemeNode | null {
    if (includesSelf && this.#passes(test)) return this;
    return this.#walk((from) => from.parentElement, test)[0] ?? null;
  }
  ancestors(test?: Test): ThemeNodes {
    return new ThemeNodes(this.#walk((from) => from.parentElement, test));
  }
  next(test?: Test): ThemeNode | null {
    return this.#walk((from) => from.nextElementSibling, test)[0] ?? null;
  }
  previous(test?: Test): ThemeNode | null {
    return this.#walk((from) => from.previousElementSibling, test)[0] ?? null;
  }
  siblings(test?: Test): ThemeNodes {
    const beside = [...(this.element?.parentElement?.children ?? [])].filter((each) => each !== this.element);
    return new ThemeNodes(beside.map(nodeOf).filter((each) => each.#passes(test)));
  }
  contains(other: Target): boolean {
    const inner = one(other)?.element ?? null;
    return inner !== null && (this.element?.contains(inner) ?? false);
  }
  compareTo(other: Target): boolean {
    return one(other)?.target === this.target;
  }

  // Properties and attributes.
  get(name: string): unknown {
    const { element } = this;
    const measure = measures[name];
    if (measure !== undefined) return measure();
    if (name === 'text') return element?.textContent ?? '';
    if (name === 'children') return new ThemeNodes([...(element?.children ?? [])].map(nodeOf));
    if (name === 'region' || name === 'viewportRegion') return this.#region(name === 'region');
    if (element === null) return undefined;
    if (this.#data.has(`attr ${name}`)) return this.#data.get(`attr ${name}`);
    const value: unknown = Reflect.get(name in this.target ? this.target : element, name);
    if (value instanceof Element || value instanceof Document) return nodeOf(value);
    return value instanceof NodeList || value instanceof HTMLCollection ? all([...value]) : value;
  }
  #region(isOfPage: boolean): object {
    const { left, top, right, bottom, width, height } =
      this.element?.getBoundingClientRect() ?? new DOMRect();
    const [x, y] = isOfPage ? [window.scrollX, window.scrollY] : [0, 0];
    return {
      left: left + x,
      right: right + x,
      top: top + y,
      bottom: bottom + y,
      width,
      height,
      0: left + x,
      1: top + y,
    };
  }
  set(name: string, value: unknown): this {
    const { element } = this;
    if (element === null) return this;
    if (name === 'text') element.textContent = String(value);
    else if (name in element) Reflect.set(element, name, value);
    else this.#data.set(`attr ${name}`, value);
    return this;
  }
  setAttrs(values: Readonly<Record<string, unknown>>): this {
    for (const [name, value] of Object.entries(values)) this.set(name, value);
    return this;
  }
  getAttrs(): object {
    return Object.fromEntries([...(this.element?.attributes ?? [])].map(({ name, value }) => [name, value]));
  }
  getAttribute(name: string): string {
    return this.element?.getAttribute(name) ?? '';
  }
  setAttribute(name: string, value: unknown): this {
    this.element?.setAttribute(name, String(value));
    return this;
  }
  removeAttribute(name: string): this {
    this.element?.removeAttribute(name);
    return this;
  }
  hasAttribute(name: string): boolean {
    return this.element?.hasAttribute(name) ?? false;
  }
  getData(name?: string): unknown {
    if (name === undefined) return { ...this.element?.dataset };
    return this.#data.get(name) ?? this.element?.getAttribute(`data-${name}`) ?? undefined;
  }
  setData(name: string, value: unknown): this {
    this.#data.set(name, value);
    return this;
  }
  generateID(): string {
    const { element } = this;
    if (element === null) return '';
    if (element.id === '') element.id = `node-${Math.random().toString(36).slice(2, 10)}`;
    return element.id;
  }

  // Classes and styles.
  addClass(names: string): this {
    this.element?.classList.add(...wordsOf(names));
    return this;
  }
  removeClass(names: string): this {
    this.element?.classList.remove(...wordsOf(names));
    return this;
  }
  toggleClass(names: string, force?: boolean): this {
    for (const name of wordsOf(names)) this.element?.classList.toggle(name, force);
    return this;
  }
  replaceClass(before: string, after: string): this {
    return this.removeClass(before).addClass(after);
  }
  hasClass(name: string): boolean {
    return wordsOf(name).every((each) => this.element?.classList.contains(each) ?? false);
  }
  setStyle(name: string, value: unknown): this {
    const isLength = typeof value === 'number' && !plainNumber.test(name);
    const written = value === null || value === undefined ? '' : `${String(value)}${isLength ? 'px' : ''}`;
    this.element?.style.setProperty(hyphened(name), written);
    return this;
  }
  setStyles(styles: Readonly<Record<string, unknown>>): this {
    for (const [name, value] of Object.entries(styles)) this.setStyle(name, value);
    return this;
  }
  getStyle(name: string): string {
    return this.element?.style.getPropertyValue(hyphened(name)) || this.getComputedStyle(name);
  }
  getComputedStyle(name: string): string {
    return this.element === null ? '' : getComputedStyle(this.element).getPropertyValue(hyphened(name));
  }
  show(): this {
    this.element?.removeAttribute('hidden');
    return this.setStyle('display', null);
  }
  hide(): this {
    return this.setStyle('display', 'none');
  }
  toggleView(isShown?: boolean): this {
    return (isShown ?? this.getComputedStyle('display') === 'none') ? this.show() : this.hide();
  }
  /** Applies the final styles at once, without an animation. */
  transition(styles: Readonly<Record<string, unknown>>, done?: () => void): this {
    const { duration: _duration, easing: _easing, delay: _delay, on: _on, ...rest } = styles;
    for (const [name, value] of Object.entries(rest))
      this.setStyle(name, typeof value === 'object' && value !== null ? Reflect.get(value, 'value') : value);
    done?.();
    return this;
  }
  width(value?: unknown): unknown {
    return value === undefined ? this.element?.offsetWidth : this.setStyle('width', value);
  }
  height(value?: unknown): unknown {
    return value === undefined ? this.element?.offsetHeight : this.setStyle('height', value);
  }
  getX(): number {
    return (this.element?.getBoundingClientRect().left ?? 0) + window.scrollX;
  }
  getY(): number {
    return (this.element?.getBoundingClientRect().top ?? 0) + window.scrollY;
  }
  getXY(): [number, number] {
    return [this.getX(), this.getY()];
  }

  // Content.
  append(content: unknown): this {
    this.element?.append(...contentOf(content));
    return this;
  }
  prepend(content: unknown): this {
    this.element?.prepend(...contentOf(content));
    return this;
  }
  appendTo(target: Target): this {
    one(target)?.append(this);
    return this;
  }
  insert(content: unknown, where?: unknown): this {
    if (where === 'before') this.element?.before(...contentOf(content));
    else if (where === 'after') this.element?.after(...contentOf(content));
    else if (where === 0) this.prepend(content);
    else this.append(content);
    return this;
  }
  insertBefore(content: unknown, before: Target): this {
    one(before)?.insert(content, 'before');
    return this;
  }
  replace(content: unknown): this {
    this.element?.replaceWith(...contentOf(content));
    return this;
  }
  wrap(content: unknown): this {
    const [around] = contentOf(content);
    if (around instanceof Element && this.element !== null) {
      this.element.before(around);
      around.append(this.element);
    }
    return this;
  }
  remove(): this {
    this.element?.remove();
    return this;
  }
  empty(): this {
    this.element?.replaceChildren();
    return this;
  }
  setHTML(content: unknown): this {
    this.element?.replaceChildren(...contentOf(content));
    return this;
  }
  setContent(content: unknown): this {
    return this.setHTML(content);
  }
  getHTML(): string {
    return this.element?.innerHTML ?? '';
  }
  getContent(): string {
    return this.getHTML();
  }
  cloneNode(isDeep?: boolean): ThemeNode {
    const clone = this.element?.cloneNode(isDeep);
    return nodeOf(clone ?? document.createElement('div'));
  }

  // Events.
  on(
    types: string | readonly string[],
    listener: Listener,
    context?: unknown,
    ...rest: unknown[]
  ): Detachable {
    return subscribe(this, nodeOf, types, listener, context, rest);
  }
  after(types: string | readonly string[], listener: Listener, context?: unknown): Detachable {
    return this.on(types, listener, context);
  }
  once(types: string | readonly string[], listener: Listener, context?: unknown): Detachable {
    const made = this.on(types, (event) => {
      made.detach();
      listener.call(context ?? this, event);
    });
    return made;
  }
  delegate(
    types: string | readonly string[],
    listener: Listener,
    selector: string,
    context?: unknown,
  ): Detachable {
    return subscribeBelow(this, nodeOf, types, listener, selector, context);
  }
  detach(): this {
    return this;
  }
  detachAll(): this {
    return this;
  }
  fire(type: string): this {
    this.target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    return this;
  }
  simulate(type: string): this {
    return this.fire(type);
  }
  focus(): this {
    this.element?.focus();
    return this;
  }
  blur(): this {
    this.element?.blur();
    return this;
  }
  scrollIntoView(): this {
    this.element?.scrollIntoView();
    return this;
  }
  submit(): this {
    if (this.element instanceof HTMLFormElement) this.element.requestSubmit();
    return this;
  }
  plug(): this {
    return this;
  }
  unplug(): this {
    return this;
  }
  destroy(isRemoved = false): this {
    return isRemoved ? this.remove() : this;
  }
  each(work: (node: ThemeNode, index: number) => unknown, context?: unknown): this {
    work.call(context ?? this, this, 0);
    return this;
  }
}

const wordsOf = (names: string): string[] => String(names).split(/\s+/).filter(Boolean);

/** Several elements; each method applies to all of them. */
export class ThemeNodes {
  readonly #nodes: readonly ThemeNode[];

  constructor(found: readonly ThemeNode[]) {
    this.#nodes = found;
    const forward =
      (name: string) =>
      (...given: unknown[]) => {
        const answers = found.map((node) =>
          Reflect.apply(Reflect.get(node, name) as () => unknown, node, given),
        );
        return answers.every((answer) => answer instanceof ThemeNode) ? this : answers;
      };
    for (const name of Object.getOwnPropertyNames(ThemeNode.prototype))
      if (!(name in this) && name !== 'element' && name !== '_node') Reflect.set(this, name, forward(name));
  }

  get length(): number {
    return this.#nodes.length;
  }
  size(): number {
    return this.#nodes.length;
  }
  isEmpty(): boolean {
    return this.#nodes.length === 0;
  }
  item(index: number): ThemeNode | null {
    return this.#nodes[index] ?? null;
  }
  toArray(): ThemeNode[] {
    return [...this.#nodes];
  }
  getDOMNodes(): EventTarget[] {
    return this.#nodes.map(({ target }) => target);
  }
  indexOf(node: Target): number {
    const wanted = one(node)?.target;
    return this.#nodes.findIndex(({ target }) => target === wanted);
  }
  each(work: (node: ThemeNode, index: number, list: ThemeNodes) => unknown, context?: unknown): this {
    for (const [index, node] of this.#nodes.entries()) work.call(context ?? node, node, index, this);
    return this;
  }
  some(work: (node: ThemeNode, index: number) => unknown, context?: unknown): boolean {
    return this.#nodes.some((node, index) => work.call(context ?? node, node, index) === true);
  }
  filter(selector: string): ThemeNodes {
    return new ThemeNodes(this.#nodes.filter((node) => node.test(selector)));
  }
  slice(from?: number, to?: number): ThemeNodes {
    return new ThemeNodes(this.#nodes.slice(from, to));
  }
  [Symbol.iterator](): Iterator<ThemeNode> {
    return this.#nodes[Symbol.iterator]();
  }
}
