import { setTimeout as wait } from 'node:timers/promises';
import { type ProductProcess, startProduct } from '@vitrine/testing/chaos/product-process.ts';
import { removeData } from '@vitrine/testing/chaos/remove-data.ts';
import { copyPreparedShop } from './shop-process.ts';

/** A shop of a journey's own, whose server it may kill. */
export interface OwnProduct {
  readonly origin: string;
  /** The one-time link, absolute. */
  readonly welcome: string;
  /** Kills the server with SIGKILL. Its database goes on. */
  kill(): Promise<void>;
  /** Starts it again on the same data, as a person would; resolves when it answers. */
  start(): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}

/** @param settings Environment variables of it, besides its port and folder. */
export async function openOwnProduct(
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnProduct> {
  const data = await copyPreparedShop();
  const origin = `http://localhost:${port}`;
  const run = (isReady: (output: string) => boolean | Promise<boolean>): Promise<ProductProcess> =>
    startProduct({ PORT: String(port), VITRINE_DATA: data, ...settings }, isReady);
  let welcome = '';
  let product = await run((output) => {
    welcome = /\/config\/welcome\?token=[\w-]+(?=\s)/.exec(output)?.[0] ?? '';
    return welcome !== '';
  });
  return {
    origin,
    welcome: origin + welcome,
    kill: () => product.kill(),
    async start() {
      product = await run(async () => {
        const answer = await fetch(`${origin}/health/ready`).catch(() => null);
        if (answer?.ok === true) return true;
        await wait(100);
        return false;
      });
    },
    async remove() {
      await product.stop();
      await removeData(data);
    },
  };
}
