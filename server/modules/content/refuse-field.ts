import { fail } from '@vitrine/domain/result.ts';

/** Refuses what was typed into a field, with a sentence that stands beside it. */
export const refuseField = (field: string, problem: string) =>
  fail('CONTENT_FIELD_INVALID', { params: { field, problem }, fields: { [field]: problem } });
