import { whyNot } from './leave.ts';

/** Whether the server answers at all, whatever it says. Asked before a page is left because its code did not load. */
export async function canReachShop(): Promise<boolean> {
  return (await whyNot('/health/live')) !== 'network';
}
