import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type { putInvoiceSettings as putCall, StoredInvoiceSettings } from '@vitrine/contracts/invoices.ts';
import { type InvoiceSettings, invoiceSettingsOf } from '@vitrine/domain/invoice/invoice-settings.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { lettersUnprintable } from '@vitrine/domain/text/en/invoice-settings.ts';
import type { Platform } from '../../platform/platform.ts';
import { websiteOf } from '../orders/index.ts';
import { unprintableTexts } from './printable.ts';
import { changeSettings } from '../websites/index.ts';

/** Who issues the invoices. */
export async function viewInvoiceSettings(
  platform: Platform,
  websiteId: string,
): Promise<StoredInvoiceSettings> {
  const { settings, revision } = await websiteOf(platform, websiteId);
  return { settings: invoiceSettingsOf(settings.invoices), revision };
}

/** A sentence for each text with letters that documents cannot print. What is stored already stays. */
function unprintableFields(
  settings: InvoiceSettings,
  stored: InvoiceSettings,
): Readonly<Record<string, string>> {
  const names = ['sellerName', 'address', 'taxNumber', 'footer', 'prefix', 'creditNotePrefix'] as const;
  return Object.fromEntries(
    names
      .filter((name) => settings[name] !== stored[name] && unprintableTexts([settings[name]]).length > 0)
      .map((name) => [name, lettersUnprintable]),
  );
}

/** Changes it; STALE_REVISION when it is no longer what the owner has seen. */
export async function changeInvoiceSettings(
  platform: Platform,
  websiteId: string,
  { settings, seen }: { readonly settings: InvoiceSettings; readonly seen: InvoiceSettings },
): Promise<Result<StoredInvoiceSettings, FailureOf<typeof putCall>>> {
  const done = await changeSettings(platform, websiteId, (stored) => {
    const now = invoiceSettingsOf(stored.invoices);
    const isSame = Object.entries(now).every(
      ([name, value]) => seen[name as keyof InvoiceSettings] === value,
    );
    if (!isSame) return fail('STALE_REVISION');
    const fields = unprintableFields(settings, now);
    return Object.keys(fields).length === 0
      ? ok({ invoices: settings })
      : fail('MALFORMED_REQUEST', { fields });
  });
  return done.ok ? ok(await viewInvoiceSettings(platform, websiteId)) : done;
}
