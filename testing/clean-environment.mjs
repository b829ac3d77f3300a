/**
 * The settings the product reads (server/read-settings.ts; those of a payment provider begin with `PAYMENT_`), and the
 * variables that its database client and React read on their own. Variables of the tests (TEST_DATABASE_URL, E2E_PORT,
 * CHROMIUM_PATH, …) are not included.
 */
const PRODUCT_SETTING =
  /^(?:PORT|HOST|NODE_ENV|DATABASE_URL|PUBLIC_ORIGIN|ADMIN_ORIGIN|TRUSTED_PROXIES|LOG_LEVEL|SMTP_URL|RECAPTCHA_API_BASE|TEST_INSTALLMENTS|PG[A-Z]+|(?:VITRINE|PAYMENT|STRIPE|S3)_[A-Z0-9_]+)$/;

/**
 * The caller's environment without the product's settings, and with `added`: for every server and test runner that a
 * test starts, so that a shell configured for a real shop affects no test and no test reaches that shop.
 */
export function cleanEnvironment(added = {}, environment = process.env) {
  const kept = Object.entries(environment).filter(([name]) => !PRODUCT_SETTING.test(name));
  return { ...Object.fromEntries(kept), ...added };
}

/**
 * Removes the product's settings from this process's environment: for runners whose tests run the product in their own
 * process.
 */
export function cleanOwnEnvironment() {
  for (const name of Object.keys(process.env)) if (PRODUCT_SETTING.test(name)) delete process.env[name];
}
