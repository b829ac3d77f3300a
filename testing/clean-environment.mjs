/**
 * The settings the product reads (server/read-settings.ts; those of a payment provider begin with `PAYMENT_`), and what
 * its database client and React read by themselves. Names of the tests' own (TEST_DATABASE_URL, E2E_PORT, CHROMIUM_PATH, …) are not among them.
 */
const PRODUCT_SETTING =
  /^(?:PORT|HOST|NODE_ENV|DATABASE_URL|PUBLIC_ORIGIN|ADMIN_ORIGIN|TRUSTED_PROXIES|LOG_LEVEL|SMTP_URL|RECAPTCHA_API_BASE|TEST_INSTALLMENTS|PG[A-Z]+|(?:VITRINE|PAYMENT|STRIPE|S3)_[A-Z0-9_]+)$/;

/**
 * The caller's environment without the product's settings, and with `added`: what every server and test runner that a
 * test starts gets, so that a shell set up for a real shop changes no test and no test reaches that shop.
 */
export function cleanEnvironment(added = {}, environment = process.env) {
  const kept = Object.entries(environment).filter(([name]) => !PRODUCT_SETTING.test(name));
  return { ...Object.fromEntries(kept), ...added };
}

/** Takes the product's settings out of this process's environment: for runners whose tests run the product inside them. */
export function cleanOwnEnvironment() {
  for (const name of Object.keys(process.env)) if (PRODUCT_SETTING.test(name)) delete process.env[name];
}
