import { afterEach, expect, test, vi } from 'vitest';
import { enhanceAddButton } from './grid-button.ts';

afterEach(() => vi.unstubAllGlobals());

function aButton() {
  const attributes = new Map<string, string>();
  return {
    textContent: 'Subscribe',
    dataset: {} as DOMStringMap,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
    attributes,
  };
}

const shown = (persisted: boolean): Event => Object.assign(new Event('pageshow'), { persisted });

test('a list restored from the back/forward cache can be added from again', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const element = aButton();
  const button = enhanceAddButton(element as unknown as HTMLButtonElement);
  button.notify('adding');
  expect([element.textContent, element.attributes.get('aria-disabled')]).toEqual(['Adding…', 'true']);
  page.dispatchEvent(shown(false));
  expect([element.dataset['state'], button.take()]).toEqual(['adding', false]);
  page.dispatchEvent(shown(true));
  expect([element.dataset['state'], button.take()]).toEqual(['idle', true]);
  expect([element.textContent, element.attributes.has('aria-disabled')]).toEqual(['Subscribe', false]);
});
