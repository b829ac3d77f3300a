import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type { putInvoiceSettings as putCall, StoredInvoiceSettings } from '@vitrine/contracts/invoices.ts';
import { type InvoiceSettings, invoiceSettingsOf } from '@vitrine/domain/invoice/invoice-settings.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { websiteOf } from '../orders/index.ts';
import { changeSettings } from '../websites/index.ts';

/** Who issues the invoices. */
export async function viewInvoiceSettings(
  platform: Platform,
  websiteId: string,
): Promise<StoredInvoiceSettings> {
  const { settings, revision } = await websiteOf(platform, websiteId);
  return { settings: invoiceSettingsOf(settings.invoices), revision };
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
    return isSame ? ok({ invoices: settings }) : fail('STALE_REVISION');
  });
  return done.ok ? ok(await viewInvoiceSettings(platform, websiteId)) : done;
}
