import { readProviderSettings, readStripePlace } from './modules/payments/index.ts';
import { type Config, readConfig, settingsIn } from './platform/config.ts';

/**
 * All settings of a server, those of payment providers among them.
 * @throws StartRefused with one sentence that names the variable and the fix.
 */
export function readSettings(environment: Parameters<typeof readConfig>[0], folder: string): Config {
  return {
    ...readConfig(environment, folder),
    providers: readProviderSettings(settingsIn(environment)),
    stripePlace: readStripePlace(settingsIn(environment)),
  };
}
