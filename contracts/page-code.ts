import { codeProblem } from '@vitrine/domain/code/page-code.ts';
import * as z from 'zod';

const code = z.string().superRefine((value, context) => {
  const problem = codeProblem(value);
  if (problem !== null) context.addIssue({ code: 'custom', message: problem.sentence });
});

/** Code that an owner gives a page: at most 64 KB each, with nothing left open. */
export const pageCode = z.object({
  /** HTML at the end of the head. */
  header: code,
  /** HTML at the end of the body. */
  footer: code,
});

/** As it is stored. */
export const storedPageCode = z.strictObject({ header: z.string(), footer: z.string() });
