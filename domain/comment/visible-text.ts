/** Removes control characters, marks that change the text direction, and lone surrogates. */
export function visibleText(typed: string): string {
  return typed.replaceAll(/[\u202A-\u202E\u2066-\u2069\uFEFF\p{Surrogate}]|(?![\n\t])\p{Cc}/gu, '');
}

/** Whether a text has no visible character: joiners, fillers and marks without a base letter do not count. */
export function isBlank(typed: string): boolean {
  return !/[^\p{C}\p{Z}\p{M}\s\u115F\u1160\u2800\u3164\uFFA0]/u.test(typed);
}
