/** Focuses the first invalid field, or else the sentence that says why nothing was saved. */
export function showFirstProblem(sheet: HTMLElement | null): void {
  // After the errors have been rendered.
  requestAnimationFrame(() => {
    const field = sheet?.querySelector<HTMLElement>('[aria-invalid="true"], input[data-invalid="true"]');
    if (field === null || field === undefined) {
      sheet?.querySelector('[data-failure]')?.scrollIntoView({ block: 'nearest' });
    } else {
      field.focus();
    }
  });
}
