import { plural } from '@vitrine/domain/text/locale.ts';
import { searchText } from '@vitrine/domain/text/search.ts';
import { locale } from '../locale.ts';
import type { SearchSuggestion, SuggestionsAnswer } from '@vitrine/contracts/search.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { callApi } from '../http/call-api.ts';

const text = searchText(locale);

/** Debounce before a request, milliseconds. */
const WAIT = 150;
/** Minimum length of a query, letters. */
const SHORTEST = 2;

/** Cached responses of this page, so that deleting a letter makes no request. */
const known = new Map<string, SuggestionsAnswer>();
let count = 0;

/**
 * Suggestions under a search field: products with picture and price, then pages and posts, then all results. A combobox
 * by the ARIA practices: the focus stays in the field, arrows select, Enter opens the selection or searches, Escape
 * closes.
 */
export function suggestFor(field: HTMLInputElement): void {
  const { form } = field;
  if (form === null || field.getAttribute('role') !== null) return;
  const id = `suggestions-${String((count += 1))}`;
  const panel = make('div', 'suggestions');
  panel.hidden = true;
  const list = make('div', 'suggestions__list');
  list.id = id;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', text.suggestionsLabel);
  const note = make('p', 'suggestions__note');
  panel.append(note, list);
  const status = make('output', 'visually-hidden');
  form.append(panel, status);
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-expanded', 'false'],
    ['aria-controls', id],
    ['aria-autocomplete', 'list'],
    ['autocomplete', 'off'],
  ] as const)
    field.setAttribute(name, value);

  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | null = null;
  const options = (): readonly HTMLAnchorElement[] => [...list.querySelectorAll('a')];

  const choose = (at: number): void => {
    active = at;
    for (const [index, option] of options().entries()) {
      option.setAttribute('aria-selected', String(index === at));
      if (index === at) option.scrollIntoView({ block: 'nearest' });
    }
    if (at === -1) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', `${id}-${String(at)}`);
  };
  const show = (isShown: boolean): void => {
    panel.hidden = !isShown;
    field.setAttribute('aria-expanded', String(isShown && list.hasChildNodes()));
    if (!isShown) choose(-1);
  };
  const fill = (answer: SuggestionsAnswer): void => {
    draw(list, id, answer);
    const found = answer.products.length + answer.others.length;
    const message =
      found === 0
        ? fillText(text.foundNone, { query: answer.query })
        : answer.correction === null
          ? ''
          : fillText(text.showingFor, { query: answer.correction });
    note.textContent = message;
    const counted = fillText(plural(locale, found, text.suggestionCount), { n: found });
    status.textContent = found === 0 ? message : `${message} ${counted}`.trim();
    choose(-1);
    show(true);
  };
  const ask = async (typed: string): Promise<void> => {
    const answer = known.get(typed);
    if (answer !== undefined) {
      fill(answer);
      return;
    }
    asking = new AbortController();
    const asked = await callApi('GET', `/api/search/suggestions?q=${encodeURIComponent(typed)}`, {
      signal: asking.signal,
    });
    // Without a response, Enter in the field still searches.
    if (!asked.ok || wordsIn(field) !== typed) return;
    known.set(typed, asked.value);
    fill(asked.value);
  };
  const follow = (): void => {
    clearTimeout(timer);
    asking?.abort();
    const typed = wordsIn(field);
    if (typed.length >= SHORTEST) timer = setTimeout(() => void ask(typed), WAIT);
    else {
      status.textContent = '';
      show(false);
    }
  };

  field.addEventListener('input', follow);
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const all = options();
    const isOpen = !panel.hidden;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && all.length > 0) {
      event.preventDefault();
      show(true);
      // One step beyond either end is the field itself (no selection).
      const places = all.length + 1;
      choose(((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
    } else if (event.key === 'Enter' && isOpen && active !== -1) {
      event.preventDefault();
      all[active]?.click();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      show(false);
    }
  });
  // A click on a suggestion must not move the focus, since the panel closes when the focus leaves the form.
  panel.addEventListener('pointerdown', (event) => event.preventDefault());
  panel.addEventListener('mousedown', (event) => event.preventDefault());
  form.addEventListener('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node && form.contains(event.relatedTarget))) show(false);
  });
  form.addEventListener('submit', () => clearTimeout(timer));
  // Text typed before this code was loaded.
  if (document.activeElement === field && field.value !== field.defaultValue) follow();
}

const wordsIn = (field: HTMLInputElement): string => field.value.trim().replaceAll(/\s+/g, ' ').slice(0, 200);

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  words = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = words;
  return element;
}

function draw(list: HTMLElement, id: string, answer: SuggestionsAnswer): void {
  list.replaceChildren();
  let at = 0;
  const optionTo = (url: string, className: string): HTMLAnchorElement => {
    const option = make('a', `suggestion ${className}`);
    option.id = `${id}-${String(at)}`;
    option.href = url;
    option.tabIndex = -1;
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', 'false');
    at += 1;
    return option;
  };
  const group = (label: string, found: readonly SearchSuggestion[]): void => {
    if (found.length === 0) return;
    const box = make('div', 'suggestions__group');
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', label);
    for (const one of found) {
      const option = optionTo(one.url, one.kind === 'product' ? 'suggestion--product' : 'suggestion--page');
      if (one.kind === 'product') option.append(pictureOf(one));
      option.append(make('span', 'suggestion__title', one.title));
      option.append(make('span', 'suggestion__note', one.kind === 'product' ? one.price : one.kindText));
      box.append(option);
    }
    list.append(box);
  };
  group(text.kinds.product, answer.products);
  group(text.otherSuggestions, answer.others);
  if (at === 0) return;
  const all = optionTo(answer.allUrl, 'suggestion--all');
  all.textContent = fillText(text.seeAll, { query: answer.correction ?? answer.query });
  list.append(all);
}

function pictureOf({ assetUrl }: SearchSuggestion): HTMLElement {
  const frame = make('span', 'suggestion__picture');
  if (assetUrl !== null) {
    const picture = document.createElement('img');
    picture.alt = '';
    picture.width = 44;
    picture.height = 55;
    picture.srcset = `${assetUrl}?format=100w 100w, ${assetUrl}?format=300w 300w`;
    picture.sizes = '44px';
    picture.src = `${assetUrl}?format=100w`;
    frame.append(picture);
  }
  return frame;
}
