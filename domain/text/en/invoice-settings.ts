/** What an owner reads when a document could not print what was entered. */
export const lettersUnprintable =
  'Documents print Latin, Greek and Cyrillic letters only. Write this in one of them.';
