import type { IncomingMessage } from 'node:http';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { isLocalAddress } from '@vitrine/domain/webhook/webhook-address.ts';
import { ask, type FetchProblem, type Outside, readAddress } from './guarded-fetch.ts';

/** A request that sends something to an address that a user entered. */
export interface SentRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  /** '' for none. */
  readonly body: string;
  /** Milliseconds until the answer has begun. */
  readonly timeout: number;
  /** Bytes of the answer that are read; the rest is not. */
  readonly keptBytes: number;
  /** Ends it early, for example when the server stops. */
  readonly signal?: AbortSignal;
}

interface SendAnswer {
  /** Of a redirect too, which is not followed: what is sent goes to the address that was entered and to no other. */
  readonly status: number;
  readonly bytes: Buffer;
}

/**
 * Sends a request by https to an address that a user entered, protected against SSRF like `guardedFetch`. This machine
 * is reached by http where `outside.mayCallLocal` says so. An answer of any status is returned, its body cut off.
 */
export async function guardedSend(
  address: string,
  request: SentRequest,
  outside: Outside,
): Promise<Result<SendAnswer, FetchProblem>> {
  const url = readAddress(address);
  if (url === null) return fail('ADDRESS_INVALID');
  const isLocal = outside.mayCallLocal === true && isLocalAddress(url.href);
  if (url.protocol !== 'https:' && !isLocal) return fail('ADDRESS_INVALID');
  const timeout = AbortSignal.timeout(request.timeout);
  const deadline = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal]);
  const { method, body } = request;
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const sent = await ask(url, { headers }, isLocal ? thisMachine : outside, deadline, { method, body });
  if (!sent.ok) return sent;
  const { statusCode: status = 0 } = sent.value;
  return ok({ status, bytes: await readBeginning(sent.value, request.keptBytes) });
}

const thisMachine: Outside = { resolve: () => Promise.resolve(['127.0.0.1']), mayReach: () => true };

/** The beginning of a body. One that is cut off, or never ends, takes nothing from the answer: its status is known. */
async function readBeginning(answer: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer) {
      const bytes = (part as Buffer).subarray(0, most - size);
      parts.push(bytes);
      size += bytes.byteLength;
      if (size >= most) break;
    }
  } catch {
    // What came before is kept.
  } finally {
    answer.destroy();
  }
  return Buffer.concat(parts);
}
