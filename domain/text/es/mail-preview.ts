/** Spanish words: mail preview. */
export const product = 'Taza de gres';
export const option = 'Color';
export const choice = 'Musgo';
export const question = 'Nombre grabado';
export const answer = 'Julia';
export const note = 'Llame dos veces, por favor.';
export const reason = 'Una taza llegó rota.';
export const sender = 'Robin';
export const message = '¡Feliz cumpleaños!';
export const file = 'Cuaderno de esmaltes';
export const club = 'Club de cerámica';
