import type { SiteFormView } from '@vitrine/contracts/site-forms.ts';
import { ANSWER_PREFIX } from '@vitrine/domain/custom-form/posted-answers.ts';

/** Characters of a form that are kept. */
const MAX_KEPT = 100_000;

type Entered = readonly (readonly [name: string, value: string])[];
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Under which a form keeps what was entered: the same form may stand on a page twice. */
export const placeName = ({ id }: Pick<SiteFormView, 'id'>, place: string): string => `${id}-${place}`;

/**
 * What a visitor has entered into a form, kept for this tab, so that a reload or a step back loses nothing. It is gone when
 * the tab is closed or the form was sent: others may use the same browser.
 */
export function enteredFields(at: string): {
  readonly keep: (form: HTMLFormElement) => () => void;
  readonly forget: () => void;
} {
  const name = `vitrine-form-${at}`;
  return {
    keep(form) {
      enter(form, read(name));
      const keepNow = (): void => write(name, entriesOf(form));
      form.addEventListener('input', keepNow);
      return () => form.removeEventListener('input', keepNow);
    },
    forget: () => write(name, []),
  };
}

/**
 * The key that a form is sent with, kept for this tab like what was entered: when a response is lost and the page is
 * reloaded, the same form sent again is one submission.
 */
export const keptKey = (at: string) => {
  const name = `vitrine-form-key-${at}`;
  let own = '';
  return {
    /** '' for none. */
    read: (): string => {
      try {
        return own === '' ? (sessionStorage.getItem(name) ?? '') : own;
      } catch {
        return own;
      }
    },
    /** '' forgets it. */
    write: (key: string): void => {
      own = key;
      try {
        if (key === '') sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, key);
      } catch {
        // Storage is off or full: the key is good for this page.
      }
    },
  };
};

/** The answers of a form by the names of its inputs. */
function entriesOf(form: HTMLFormElement): Entered {
  return [...new FormData(form)].filter(
    (entry): entry is [string, string] => entry[0].startsWith(ANSWER_PREFIX) && typeof entry[1] === 'string',
  );
}

/** Puts values into inputs that are as the page came: what was entered since is newer. */
function enter(form: HTMLFormElement, entered: Entered): void {
  const values = new Map<string, string[]>();
  for (const [name, value] of entered) values.set(name, [...(values.get(name) ?? []), value]);
  // A press may wake the form and choose at once.
  const chosen = new Set([...form.elements].filter(isNewlyChosen).map(({ name }) => name));
  for (const field of form.elements) {
    // Files are not entered by a script; what was uploaded of them is kept elsewhere.
    if (!isField(field) || field.type === 'hidden' || field.type === 'file') continue;
    const kept = values.get(field.name);
    if (kept === undefined || chosen.has(field.name)) continue;
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      if (kept.includes(field.value)) field.checked = true;
    } else if (field.value === '') {
      field.value = kept[0] ?? '';
    }
    // Characters are counted again.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const isNewlyChosen = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement &&
  element.type === 'radio' &&
  element.checked &&
  !element.defaultChecked;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

function read(name: string): Entered {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    // Storage is off, or holds something else.
    return [];
  }
}

const isEntry = (entry: unknown): entry is readonly [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');

function write(name: string, entered: Entered): void {
  try {
    const kept = JSON.stringify(entered);
    if (entered.length === 0 || kept.length > MAX_KEPT) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, kept);
  } catch {
    // Storage is off or full: the form works without.
  }
}
