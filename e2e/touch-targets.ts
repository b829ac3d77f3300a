// oxlint-disable unicorn/consistent-function-scoping -- what is measured with runs in the page, where nothing else is
import { expect, type Page } from '@playwright/test';

/** A finger's width in CSS pixels. */
const LEAST = 44;

/**
 * Expects every control that is shown, or every one inside of `within`, to be at least 44 × 44 pixels, with its label and what is drawn around it for
 * the finger alone. A link within a sentence is exempt, as in WCAG 2.5.8.
 */
export async function expectTouchTargets(page: Page, where: string, within = ':root'): Promise<void> {
  const small = await page.evaluate(
    ({ least, inside }) => {
      const controls =
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=tab], [role=switch]';
      const isForEarsOnly = (element: Element): boolean => {
        for (let at: Element | null = element; at !== null; at = at.parentElement) {
          const { clipPath, clip } = getComputedStyle(at);
          if (clipPath !== 'none' || clip !== 'auto') return true;
        }
        return false;
      };
      const isShown = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        return (
          width > 2 &&
          height > 2 &&
          !isForEarsOnly(element) &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          element.closest('[inert], [aria-hidden=true]') === null
        );
      };
      /** Of a link that is a part of a sentence: there is other text beside it. */
      const isInSentence = (element: Element): boolean =>
        element.localName === 'a' &&
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim().length > 1,
        );
      /** What can be pressed: the box, what is drawn before and after it, its labels, and the frame of a field with chips or a button. */
      const sizeOf = (element: Element): { width: number; height: number } => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        const frame =
          element.closest(
            '.mantine-MultiSelect-input, .mantine-TagsInput-input, .mantine-PasswordInput-input',
          ) ?? element;
        const boxes = [element, frame, ...labels].map((one) => one.getBoundingClientRect());
        for (const part of ['::before', '::after']) {
          const { content, position, inset, width, height } = getComputedStyle(element, part);
          if (content === 'none' || position !== 'absolute' || inset === 'auto') continue;
          boxes.push(
            new DOMRect(
              boxes[0]?.x ?? 0,
              boxes[0]?.y ?? 0,
              Number.parseFloat(width),
              Number.parseFloat(height),
            ),
          );
        }
        const width = Math.max(...boxes.map((box) => box.width));
        const height = Math.max(...boxes.map((box) => box.height));
        return { width, height };
      };
      return [...document.querySelectorAll(controls)]
        .filter((element) => element.closest(inside) !== null)
        .filter((element) => isShown(element) && !isInSentence(element))
        .filter((element) => !element.matches(':disabled'))
        .flatMap((element) => {
          const { width, height } = sizeOf(element);
          // Half pixels are rounded.
          if (width >= least - 0.5 && height >= least - 0.5) return [];
          const name =
            element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name')) ?? '';
          return [
            `${element.localName}.${element.className} “${name.trim().slice(0, 40)}” ${width.toFixed(0)} × ${height.toFixed(0)}`,
          ];
        });
    },
    { least: LEAST, inside: within },
  );
  expect.soft(small, `controls that are too small for a finger: ${where}`).toEqual([]);
}
