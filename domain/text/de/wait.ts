/** How long to wait, as it stands after “in”. German. */
export const minutes = { one: 'einer Minute', other: '{n} Minuten' };
export const hours = { one: 'einer Stunde', other: '{n} Stunden' };
