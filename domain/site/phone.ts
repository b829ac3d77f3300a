/** Whether it can be called: three digits at least, and what is written between them. */
export const isPhone = (phone: string): boolean =>
  /^\+?[\d\s().\-/]+$/.test(phone) && (phone.match(/\d/g)?.length ?? 0) >= 3;

/** The address that calls it. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
