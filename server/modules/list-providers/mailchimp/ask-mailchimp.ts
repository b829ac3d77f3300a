import type { ProviderProblem } from '@vitrine/domain/list-provider/provider-states.ts';
import { wellFormed } from '@vitrine/domain/text/well-formed.ts';
import type { FetchProblem, Outside } from '../../../platform/http/guarded-fetch.ts';
import { guardedSend, type SentRequest } from '../../../platform/http/guarded-send.ts';
import type { Asked } from '../list-provider.ts';

/** Milliseconds until an answer has to begin. */
const TIMEOUT = 10_000;
/** Bytes of an answer that are read: 100 lists with their names. */
const READ_BYTES = 256 * 1024;
/** Characters of what Mailchimp says that are kept. */
const KEPT_WORDS = 300;

/** Where an account is, and the key to it. */
export interface MailchimpAccount {
  /** `https://us6.api.mailchimp.com/3.0` */
  readonly address: string;
  readonly key: string;
}

export interface MailchimpRequest {
  readonly method: SentRequest['method'];
  /** Below the address, with what is in it escaped. */
  readonly path: string;
  readonly body?: object;
}

const problems: Readonly<Partial<Record<FetchProblem, ProviderProblem>>> = {
  ADDRESS_REFUSED: 'private',
  TOO_SLOW: 'slow',
};

/** The words of an error, of each field too: `application/problem+json`, RFC 7807. */
function wordsOfError(json: unknown): string {
  if (typeof json !== 'object' || json === null) return '';
  const { title, detail, errors } = json as { title?: unknown; detail?: unknown; errors?: unknown };
  const ofFields = (Array.isArray(errors) ? errors.slice(0, 5) : []).map((error: unknown) => {
    const { field, message } = (error ?? {}) as { field?: unknown; message?: unknown };
    return [field, message].filter((part) => typeof part === 'string' && part !== '').join(': ');
  });
  const parts = [typeof detail === 'string' && detail !== '' ? detail : title, ...ofFields];
  return wellFormed(parts.filter((part) => typeof part === 'string' && part !== '').join(' '))
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, KEPT_WORDS);
}

/** What a status says of a request. 404 is for the caller to judge: of an address, or of its list. */
function problemOf(status: number): ProviderProblem {
  if (status === 401 || status === 403) return 'key';
  if (status === 404) return 'list';
  if (status === 429 || status >= 500) return 'busy';
  return status >= 400 ? 'refused' : 'unexpected';
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Sends one request to the API of Mailchimp (Marketing API 3.0) and returns its answer as JSON; undefined for none. The
 * key is sent as the password of Basic authentication, to the data center that it names and to no other server.
 */
export async function askMailchimp(
  { address, key }: MailchimpAccount,
  { method, path, body }: MailchimpRequest,
  outside: Outside,
  signal?: AbortSignal,
): Promise<Asked<unknown>> {
  const sent = await guardedSend(
    address + path,
    {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`vitrine:${key}`).toString('base64')}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
      },
      body: body === undefined ? '' : JSON.stringify(body),
      timeout: TIMEOUT,
      keptBytes: READ_BYTES,
      ...(signal === undefined ? {} : { signal }),
    },
    outside,
  );
  if (!sent.ok)
    return { ok: false, failure: { problem: problems[sent.error.code] ?? 'unreachable', words: '' } };
  const { status, bytes } = sent.value;
  const json = jsonOf(bytes);
  if (status >= 200 && status < 300) return { ok: true, value: json };
  return { ok: false, failure: { problem: problemOf(status), words: wordsOfError(json) } };
}
