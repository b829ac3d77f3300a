import { shopFolderVariable, writeOwnerFile } from './owner.ts';
import { shopCount, shopPortOf } from './shop-address.ts';
import { prepareShop, startShop } from './shop-process.ts';

/** Starts a shop for each worker; resolves with a function that stops them all. */
export default async function startShops(): Promise<() => Promise<void>> {
  const removePrepared = await prepareShop(shopPortOf(0));
  const starts = Array.from({ length: shopCount }, (_, worker) => startShopOf(worker));
  const started = await Promise.allSettled(starts);
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((shop) => (shop.status === 'fulfilled' ? shop.value() : undefined)));
    await removePrepared();
  };
  const failed = started.find((shop) => shop.status === 'rejected');
  if (failed === undefined) return stop;
  await stop();
  throw failed.reason;
}

/** Starts a worker's shop, and stores its folder and the one-time welcome link. */
async function startShopOf(worker: number): Promise<() => Promise<void>> {
  const { folder, welcome, stop } = await startShop(shopPortOf(worker), {
    TEST_INSTALLMENTS: '1',
    VITRINE_CHECK_ANSWERS: '1',
  });
  process.env[shopFolderVariable(worker)] = folder;
  await writeOwnerFile(folder, { welcome, cookies: [] });
  return stop;
}
