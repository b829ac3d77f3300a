import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanEnvironment } from '../testing/clean-environment.mjs';
import { fakeKeys, startFakeStripe, type FakeStripe } from '../testing/fake-stripe/fake-stripe.ts';
import { shopPort } from './shop-address.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const port = shopPort + 5;
export const stripeShopOrigin = `http://localhost:${port}`;

export interface StripeShop {
  readonly fake: FakeStripe;
  stop(): Promise<void>;
}

/** A second demo shop in a new folder, with payments by a local fake of Stripe. */
export async function startStripeShop(): Promise<StripeShop> {
  const fake = await startFakeStripe();
  fake.webhookUrl = `${stripeShopOrigin}/api/payments/stripe/webhook`;
  const data = await mkdtemp(join(tmpdir(), 'vitrine-stripe-'));
  // When started by root, PostgreSQL runs as another account, which must be able to read the folder.
  await chmod(data, 0o755);
  const shop = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: cleanEnvironment({
      PORT: String(port),
      VITRINE_DATA: data,
      LOG_LEVEL: 'warn',
      VITRINE_AVIF: '0',
      STRIPE_SECRET_KEY: fakeKeys.secretKey,
      STRIPE_PUBLISHABLE_KEY: fakeKeys.publishableKey,
      STRIPE_WEBHOOK_SECRET: fakeKeys.webhookSecret,
      STRIPE_API_BASE: fake.origin,
      STRIPE_JS_URL: `${fake.origin}/v3/`,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('/config/welcome?token=')) resolve();
    };
    shop.stdout.on('data', hear);
    shop.stderr.on('data', hear);
    shop.once('exit', (code) => reject(new Error(`the shop ended with ${code}:\n${output}`)));
  });
  return {
    fake,
    async stop() {
      const gone = new Promise((resolve) => shop.once('exit', resolve));
      shop.kill('SIGTERM');
      await gone;
      await fake.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}
