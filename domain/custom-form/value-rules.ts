const whole = (text: string | undefined): number =>
  text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;

/** Whether month, day and year are a valid calendar date, from year 1 to 9999. */
export function isCalendarDate([month, day, year]: readonly string[]): boolean {
  const [m, d, y] = [whole(month), whole(day), whole(year)];
  if (!(y >= 1 && m >= 1 && m <= 12 && d >= 1)) return false;
  const leap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
  const days = m === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(m) ? 30 : 31;
  return d <= days;
}

/** Whether hour, minute, second and half of the day are a valid time: 12 hours with AM or PM, 24 without. */
export function isTimeOfDay([hour, minute, second, half]: readonly string[]): boolean {
  const h = whole(hour);
  const isHalved = half === 'AM' || half === 'PM';
  if (!isHalved && half !== '') return false;
  const inDay = isHalved ? h >= 1 && h <= 12 : h >= 0 && h <= 23;
  return inDay && whole(minute === '' ? '0' : minute) <= 59 && whole(second === '' ? '0' : second) <= 59;
}

/**
 * Whether a text is an amount of money, as people write it: `12`, `12.50`, `1,250.00`, `1.250,00 €`. It stays as it was
 * written, since nobody has said in which currency it is. spec: site-platform 5
 */
export function isAmount(text: string): boolean {
  const amount = text.replace(/^\p{Sc}\s?|\s?\p{Sc}$/u, '');
  return (
    amount.length <= 20 &&
    /^(?:\d{1,12}|\d{1,3}(?:[.,\u00a0\u202f ’']\d{3}){1,3})(?:[.,]\d{1,2})?$/.test(amount)
  );
}

/** Web addresses must be shorter than this, characters. spec: storefront-commerce 9 */
const MAX_URL = 2083;

/** Whether a text is a web address: http or https, a host with a dot, shorter than `MAX_URL`. */
export function isWebsite(text: string): boolean {
  return text.length < MAX_URL && /^https?:\/\/[^\s/?#@]+\.[^\s/?#@.]+([/?#]\S*)?$/i.test(text);
}
