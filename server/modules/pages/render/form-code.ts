/**
 * Whether a form on a page runs its owner's code after it was sent. It is recognised by the beginning of its block: there
 * is no `<` in the text of a visitor or of rich text, while quotes are not escaped everywhere.
 */
export const showsFormWithCode = (html: string): boolean =>
  /<div class="call-card" data-form-code="[\da-f-]{36}"/.test(html);
