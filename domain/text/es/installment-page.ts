/** Spanish words: installment page. */
export const installmentPage = {
  title: '{brand}: compre ahora, pague después',
  lead: 'Lléveselo ahora y pague en {n} plazos iguales, sin intereses.',
  steps: [
    ['Elija {brand} al pagar', 'Verá los {n} plazos y sus fechas antes de aceptar nada.'],
    ['Pague ahora el primer plazo', 'Los demás se cobran cada dos semanas en la tarjeta que usted indique.'],
    ['Sin recargos', 'Pagados a tiempo, los plazos suman el precio exacto, sin intereses ni comisiones.'],
  ],
  small:
    'Ofrecido por {brand} a personas mayores de edad que residan en {country}. {brand} puede consultar antes su historial de crédito. Un pago atrasado puede tener un recargo.',
} as const;
export const countryNames = {
  US: 'Estados Unidos',
  CA: 'Canadá',
  AU: 'Australia',
  NZ: 'Nueva Zelanda',
  GB: 'el Reino Unido',
};
