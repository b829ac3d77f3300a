/** What is wrong with code that an owner adds to a page. `{line}` counts from 1, `{name}` is an element's. */
export const codeProblems = {
  tooLong:
    'The code has {size} KB; at most {max} KB can be saved. Put long scripts into a file and link to it.',
  character: 'Line {line} has a character that cannot be saved. Delete the line and type it again.',
  element: 'Line {line}: <{name}> is not closed. Add </{name}> where it ends.',
  tag: 'Line {line}: the tag <{name} is not finished. Add the > at its end, and close each quotation mark.',
  comment: 'Line {line}: the comment is not closed. Add --> where it ends.',
  markup:
    'Line {line}: what begins with {name} is not finished. Add the > at its end, or write &lt; for the sign <.',
  stray: 'Line {line}: </{name}> closes nothing that this code has opened. Remove it.',
  frame: 'Line {line}: leave out <{name}>. The page has it already.',
  endless: 'Line {line}: <{name}> cannot be closed and would show the rest of the page as text. Remove it.',
  deep: 'Line {line}: the elements are nested too deeply.',
} as const;
