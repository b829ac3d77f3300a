import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';

/** Answers to a product's custom form, as stored, with a digest: lines with different answers stay separate. */
export interface AdditionalFields {
  readonly text: string;
  /** '' for none. */
  readonly key: string;
}

const none: AdditionalFields = { text: '', key: '' };

/** Parses `additionalFields`: '' or a JSON object. An object without answers counts as ''. */
export function readAdditionalFields(text: string): Result<AdditionalFields, 'ADDITIONAL_FIELDS_INVALID'> {
  if (text.trim() === '') return ok(none);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail('ADDITIONAL_FIELDS_INVALID');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fail('ADDITIONAL_FIELDS_INVALID');
  }
  if (Object.keys(value).length === 0) return ok(none);
  const stored = withoutUnstorable(JSON.stringify(value));
  return ok({ text: stored, key: createHash('sha256').update(stored).digest('base64url') });
}

/**
 * JSON text without the zero byte and unpaired surrogates, escaped as they are in it: PostgreSQL's json rejects both,
 * and an order's draft is parsed there.
 */
function withoutUnstorable(json: string): string {
  // Escapes are matched as a unit, so that an escaped backslash does not start another one.
  return json.replaceAll(/\\(?:u[\da-f]{4}|[^u])/g, (escape) =>
    /^\\u(?:0000|d)/.test(escape) ? '' : escape,
  );
}
