import { mailSettingsChange, type MailSettingsView } from '@vitrine/contracts/mail-settings.ts';
import * as z from 'zod';
import type { Reading } from '../../ui/form/form-store.ts';
import { FieldReader } from '../../ui/form/read-values.ts';

/** Settings of all mails as they are typed. */
export const settingsValues = z.object({
  senderName: z.string(),
  senderAddress: z.string(),
  replyTo: z.string(),
  logo: z.enum(['site', 'picture', 'none']),
  /** '' for none. */
  logoId: z.string(),
  accent: z.string(),
  footer: z.string(),
});
export type SettingsValues = z.output<typeof settingsValues>;

/** Stored settings as they are typed. */
export function settingsValuesOf(stored: MailSettingsView): SettingsValues {
  const { senderName, senderAddress, replyTo, logo, picture, accent, footer } = stored;
  return { senderName, senderAddress, replyTo, logo, logoId: picture?.id ?? '', accent, footer };
}

/** A color as people type it: without `#`, or with spaces around it. */
export function colorOf(typed: string): string {
  const color = typed.trim();
  return /^[\da-fA-F]{6}$/.test(color) ? `#${color}` : color;
}

/** The request that stores what was typed. */
export function readSettings(
  typed: SettingsValues,
  { version }: MailSettingsView,
): Reading<z.input<typeof mailSettingsChange>> {
  return new FieldReader().done(
    mailSettingsChange,
    {
      ...typed,
      accent: colorOf(typed.accent),
      logoId: typed.logo === 'picture' && typed.logoId !== '' ? typed.logoId : null,
      version,
    },
    typed,
  );
}
