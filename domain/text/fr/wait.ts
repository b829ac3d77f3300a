/** How long to wait, as it stands after “in”. French. */
export const minutes = { one: 'une minute', other: '{n} minutes' };
export const hours = { one: 'une heure', other: '{n} heures' };
