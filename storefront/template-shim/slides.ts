import { loadImages } from './image-loader.ts';
import { Bulletin } from './theme-events.ts';
import { all, one, type Target, type ThemeNode, type ThemeNodes } from './theme-node.ts';

interface SlidesOptions {
  readonly container?: Target;
  readonly slides?: Target;
  readonly element?: Target;
  readonly currentIndex?: number;
  readonly design?: string;
  readonly elements?: { readonly next?: Target; readonly previous?: Target };
  readonly loaderOptions?: { readonly mode?: string };
  readonly loop?: boolean;
}

const ACTIVE = 'sqs-active-slide';

/** A gallery as template folders set one up: one slide after the other, or all of them where the design shows all. */
export class Slides extends Bulletin {
  readonly #slides: ThemeNodes;
  readonly #options: SlidesOptions;
  #index = 0;

  constructor(options: SlidesOptions = {}) {
    super();
    this.#options = options;
    const container = one(options.container);
    const slides = options.slides ?? options.element;
    this.#slides =
      typeof slides === 'string' && container !== null
        ? container.all(slides)
        : slides === undefined
          ? ((container?.get('children') as ThemeNodes | undefined) ?? all([]))
          : all(slides);
    const press = (target: Target, step: number): void => {
      for (const control of target === undefined ? [] : all(target).toArray())
        control.on('click', (event) => {
          event.preventDefault();
          this.#show(this.#index + step);
        });
    };
    press(options.elements?.next, 1);
    press(options.elements?.previous, -1);
    loadImages(this.getImages(), options.loaderOptions);
    this.#show(options.currentIndex ?? 0);
  }

  #show(index: number): void {
    const count = this.#slides.size();
    if (count === 0) return;
    this.#index = ((index % count) + count) % count;
    this.#slides.each((slide, at) => slide.toggleClass(ACTIVE, at === this.#index));
    this.fire('currentIndexChange', { newVal: this.#index });
  }

  get(name: string): unknown {
    return name === 'currentIndex' ? this.#index : Reflect.get(this.#options, name);
  }
  set(name: string, value: unknown): this {
    if (name === 'currentIndex') this.#show(Number(value) || 0);
    return this;
  }
  nextSlide(): this {
    this.#show(this.#index + 1);
    return this;
  }
  previousSlide(): this {
    this.#show(this.#index - 1);
    return this;
  }
  getImages(): ThemeNodes {
    return all(this.#slides.toArray().flatMap((slide: ThemeNode) => slide.all('img').getDOMNodes()));
  }
  refresh(): this {
    return this;
  }
  addChild(): this {
    return this;
  }
  simulateResize(): this {
    return this;
  }
  destroy(): this {
    return this;
  }
}
