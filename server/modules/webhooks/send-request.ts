import { wellFormed } from '@vitrine/domain/text/well-formed.ts';
import type { AttemptProblem } from '@vitrine/domain/webhook/webhook-states.ts';
import type { FetchProblem } from '../../platform/http/guarded-fetch.ts';
import { guardedSend } from '../../platform/http/guarded-send.ts';
import type { Platform } from '../../platform/platform.ts';
import { SIGNATURE_HEADER, signRequest } from './sign-request.ts';
import { openSecret } from './webhook-secrets.ts';

/** Milliseconds until an answer has to begin. */
const TIMEOUT = 10_000;
/** Bytes of an answer that are read, and characters of them that are kept. */
const READ_BYTES = 4096;
const KEPT_ANSWER = 300;

/** Where a request goes, and what signs it. */
export interface WebhookTarget {
  readonly websiteId: string;
  readonly address: string;
  readonly sealedSecret: string;
  readonly sealedBefore: string | null;
  readonly beforeUntil: Date | null;
}

/** What came of a request. */
export interface SendOutcome {
  readonly status: number | null;
  /** Null: it was taken. */
  readonly problem: AttemptProblem | null;
  /** The first words of the answer. */
  readonly answer: string;
  /** Milliseconds. */
  readonly took: number;
}

const problems: Readonly<Partial<Record<FetchProblem, AttemptProblem>>> = {
  ADDRESS_INVALID: 'address',
  ADDRESS_REFUSED: 'private',
  TOO_SLOW: 'slow',
};

/** The secrets that sign at a time, the present one first; null where that cannot be read. */
function secretsAt(platform: Platform, target: WebhookTarget, now: number): readonly string[] | null {
  const { websiteId, sealedSecret, sealedBefore, beforeUntil } = target;
  const present = openSecret(platform, websiteId, sealedSecret);
  if (present === null) return null;
  const isOverlap = sealedBefore !== null && beforeUntil !== null && now < beforeUntil.getTime();
  const before = isOverlap ? openSecret(platform, websiteId, sealedBefore) : null;
  return before === null ? [present] : [present, before];
}

const firstWords = (bytes: Buffer): string =>
  wellFormed(bytes.toString('utf8'))
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, KEPT_ANSWER);

/** Sends one signed request. Only an answer from 200 to 299 takes it; nothing is followed. Never throws for the other side's faults. */
export async function sendRequest(
  platform: Platform,
  target: WebhookTarget,
  { id, body }: { readonly id: string; readonly body: string },
  signal?: AbortSignal,
): Promise<SendOutcome> {
  const now = platform.clock.now();
  const secrets = secretsAt(platform, target, now);
  if (secrets === null) return { status: null, problem: 'secret', answer: '', took: 0 };
  const begun = performance.now();
  const sent = await guardedSend(
    target.address,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'vitrine-delivery': id,
        [SIGNATURE_HEADER]: signRequest(body, secrets, Math.floor(now / 1000)),
      },
      body,
      timeout: TIMEOUT,
      keptBytes: READ_BYTES,
      ...(signal === undefined ? {} : { signal }),
    },
    platform.outside,
  );
  const took = Math.round(performance.now() - begun);
  if (!sent.ok)
    return { status: null, problem: problems[sent.error.code] ?? 'unreachable', answer: '', took };
  const { status, bytes } = sent.value;
  const problem =
    status >= 200 && status < 300 ? null : status >= 300 && status < 400 ? 'redirect' : 'status';
  return { status, problem, answer: firstWords(bytes), took };
}
