/** What is wrong with an owner's own CSS or Less. `{line}` counts from 1. */
export const customCssProblems = {
  tooLong: 'The code has {size} KB; at most {max} KB can be saved.',
  character: 'Line {line} has a character that cannot be saved. Delete the line and type it again.',
  comment: 'Line {line}: the comment is not closed. Add */ where it ends.',
  string: 'Line {line}: the quotation mark is not closed. Add {sign} where the text ends.',
  block: 'Line {line}: the brace { is not closed. Add } where the rule ends.',
  bracket: 'Line {line}: the bracket {sign} is not closed. Add {closing}.',
  stray: 'Line {line}: {sign} closes nothing. Remove it, or add the {closing} that it should close.',
  deep: 'Line {line}: rules or brackets are nested too deeply.',
  import: 'Line {line}: @import does not work here. Paste the styles themselves.',
  unreadable: 'Line {line}: this is neither CSS nor Less. Look for a missing semicolon, colon or brace.',
  missingName: 'Line {line}: {name} is not defined in this theme or in your code.',
  failed: 'Line {line}: this cannot be calculated. {reason}',
  tooMuch: 'This code repeats itself too often to be used. Look for variables or mixins that use each other.',
  unsound: 'This code leaves a rule open once it is put together. Look for braces inside quotation marks.',
} as const;
