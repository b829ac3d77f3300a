/** How long to wait, as it stands after “in”. Spanish. */
export const minutes = { one: 'un minuto', other: '{n} minutos' };
export const hours = { one: 'una hora', other: '{n} horas' };
