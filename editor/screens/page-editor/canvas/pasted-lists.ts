/** One entry of a pasted list. */
export interface PastedItem {
  /** From 1. */
  readonly level: number;
  readonly isOrdered: boolean;
  /** The number that an entry says it has; of a list the first one's counts. */
  readonly start?: number;
  readonly nodes: readonly Node[];
}

/** The entry that a paragraph of Word is, or a list of Word on the web with its one entry; null for anything else. */
export function wordItem(element: Element): PastedItem | null {
  if (element.tagName === 'DIV' && /\bListContainerWrapper\b/.test(element.className)) {
    const entry = element.querySelector('li');
    const level = Number(entry?.getAttribute('data-aria-level') ?? 1);
    if (entry === null || element.querySelectorAll('li').length > 1) return null;
    return {
      level: level >= 1 && level <= 9 ? level : 1,
      isOrdered: entry.parentElement?.tagName === 'OL',
      ...startOf(entry.parentElement?.getAttribute('start')),
      nodes: [...entry.childNodes],
    };
  }
  if (element.tagName !== 'P') return null;
  const level = /mso-list:\s*l\d+\s+level(\d)/i.exec(element.getAttribute('style') ?? '')?.[1];
  if (level === undefined) return null;
  const mark = markOf(element);
  return {
    level: Number(level),
    isOrdered: isNumber(mark),
    ...startOf(/^\(?(\d{1,4})[.)]/.exec(mark)?.[1]),
    nodes: [...element.childNodes],
  };
}

/** The number with which a list begins, where it is another than 1. */
export function startOf(written: string | null | undefined): { readonly start?: number } {
  const start = Number(written ?? 1);
  return Number.isInteger(start) && start > 1 && start <= 9999 ? { start } : {};
}

/** What Word writes before an entry: "·", "1.", "b)". It stands in a part that is to be ignored. */
function markOf(element: Element): string {
  for (const part of element.querySelectorAll('span'))
    if (/mso-list:\s*ignore/i.test(part.getAttribute('style') ?? '')) return part.textContent.trim();
  return '';
}

const isNumber = (mark: string): boolean => /^\(?(?:\d{1,4}|[a-z]{1,2}|[ivxlcdm]{1,8})[.)]/i.test(mark);
