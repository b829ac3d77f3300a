import { customFormFieldTypes, MAX_FIELDS } from '@vitrine/domain/custom-form/custom-form.ts';
import * as z from 'zod';

const label = z.string().max(300);

/**
 * A form. `formId` names one of the website's forms, whose answers are stored. A block that was placed before there were
 * any has questions of its own: its button opens a draft with them in the visitor's mail program. Without either it shows
 * that the form is not configured.
 */
export const formSchema = z.object({
  /** The form that is shown; null: the questions of the block are asked by mail. */
  formId: z.uuid().nullable().default(null),
  /** Its heading, and the subject of a mail. */
  name: z.string().min(1).max(160),
  /** A sentence or two above it, plain text. */
  text: z.string().max(600).default(''),
  fields: z
    .array(
      z.object({
        id: z.string().min(1).max(80),
        // A link to a mail program carries no files.
        type: z.enum(customFormFieldTypes).exclude(['file']),
        label,
        required: z.boolean().default(false),
        maxLength: z.number().int().min(0).max(5000).default(0),
        options: z.array(label).max(100).default([]),
        description: label.optional(),
        placeholder: label.optional(),
        questions: z.array(label).max(50).optional(),
      }),
    )
    .max(MAX_FIELDS)
    .default([]),
  /** Recipient of the mails; '' for none yet. */
  email: z.union([z.literal(''), z.email().max(256)]).default(''),
  buttonLabel: z.string().min(1).max(60).default('Write to us'),
  /** A small line under the button; '' for none. */
  disclaimer: z.string().max(600).default(''),
});
export type FormProps = z.output<typeof formSchema>;
