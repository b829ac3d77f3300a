import type { ContextConfig } from '@vitrine/contracts/storefront-bootstrap.ts';
import { callApi } from './call-api.ts';

type Call = <T>(method: 'GET', path: string) => ReturnType<typeof callApi<T>>;

/** The bootstrap config; a failure is logged, and null is used. spec: storefront-commerce 7 */
export async function fetchConfig(call: Call = callApi): Promise<ContextConfig | null> {
  const answer = await call<ContextConfig>('GET', '/api/context/config');
  if (answer.ok) return answer.value;
  console.error(`The bootstrap config could not be read: ${answer.code}.`);
  return null;
}
