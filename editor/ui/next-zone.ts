/** Moves the focus to the next zone of a screen that fills the window, such as its bar, its page and its panel. */
export function nextZone(by: -1 | 1): void {
  // A sheet that is collapsed is no zone.
  const zones = [...document.querySelectorAll<HTMLElement>('[data-zone]')].filter((one) =>
    one.checkVisibility(),
  );
  // A zone may lie in another one.
  const at = zones.findLastIndex((zone) => zone.contains(document.activeElement));
  const zone = zones[(at + by + zones.length) % zones.length];
  const target = zone?.querySelector<HTMLElement>(
    '[data-canvas-focus], button:not([disabled]), a[href], input, [tabindex="0"]',
  );
  (target ?? zone)?.focus();
}
