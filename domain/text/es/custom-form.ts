/** Spanish words: custom form. */
export const someInvalid = 'Uno o más campos no son válidos. Revise sus respuestas.';
export const answerRequired = 'El campo «{label}» es obligatorio.';
export const overCharacterLimit = 'El texto es demasiado largo.';
export const emailFormat = 'El correo electrónico no es válido. Debe tener el formato {email}.';
export const emailExample = 'nombre@example.com';
export const numberFormat = 'Introduzca un número.';
export const currencyFormat = 'Introduzca un importe, por ejemplo 12,50.';
export const websiteFormat = 'Introduzca una dirección web, por ejemplo https://example.com.';
export const dateFormat = 'Introduzca una fecha que exista.';
export const timeFormat = 'Introduzca una hora que exista.';
export const phoneFormat = 'Introduzca un número de teléfono.';
export const choiceUnknown = 'Elija una de las respuestas ofrecidas.';
export const unreadable = 'No se ha podido leer el formulario. Revise sus respuestas.';
export const noAnswer = 'N/D';
export const partLabels = {
  date: { month: 'Mes', day: 'Día', year: 'Año' },
  time: { hour: 'Hora', minute: 'Minuto', second: 'Segundo', half: 'a. m. o p. m.' },
  name: { first: 'Nombre', last: 'Apellidos' },
  address: {
    line1: 'Dirección',
    line2: 'Piso, puerta, escalera',
    city: 'Localidad',
    region: 'Estado o provincia',
    postalCode: 'Código postal',
    country: 'País',
  },
  phone: {
    country: 'Prefijo del país',
    area: 'Prefijo local',
    prefix: 'Tres primeros dígitos',
    line: 'Cuatro últimos dígitos',
  },
};
export const likertWords = {
  '-2': 'Muy en desacuerdo',
  '-1': 'En desacuerdo',
  '0': 'Neutral',
  '1': 'De acuerdo',
  '2': 'Muy de acuerdo',
};
