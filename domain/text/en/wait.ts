/** How long to wait, as used after "in". */
export const minutes = { one: 'a minute', other: '{n} minutes' };
export const hours = { one: 'an hour', other: '{n} hours' };
