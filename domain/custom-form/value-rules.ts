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

/** Web addresses must be shorter than this, characters. spec: storefront-commerce 9 */
const MAX_URL = 2083;

/** Whether a text is a web address: http or https, a host with a dot, shorter than `MAX_URL`. */
export function isWebsite(text: string): boolean {
  return text.length < MAX_URL && /^https?:\/\/[^\s/?#@]+\.[^\s/?#@.]+([/?#]\S*)?$/i.test(text);
}
