import { whyNot } from './leave.ts';

/** Whether the server responds at all, with any status. Checked before leaving a page whose code did not load. */
export async function canReachShop(): Promise<boolean> {
  return (await whyNot('/health/live')) !== 'network';
}
