import type { ContextConfig } from '@vitrine/contracts/storefront-bootstrap.ts';
import { callApi, type ApiAnswer } from './call-api.ts';

/** The bootstrap config; a failure is logged, and null is used. spec: storefront-commerce 7 */
export async function fetchConfig(
  read: () => Promise<ApiAnswer<ContextConfig>> = () => callApi('GET', '/api/context/config'),
): Promise<ContextConfig | null> {
  const answer = await read();
  if (answer.ok) return answer.value;
  console.error(`The bootstrap config could not be read: ${answer.code}.`);
  return null;
}
