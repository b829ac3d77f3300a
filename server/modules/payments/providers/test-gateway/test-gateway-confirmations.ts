import type { Platform } from '../../../../platform/platform.ts';

/** What the test gateway's page asks the card's owner. */
export interface Confirmation {
  readonly decision: 'open' | 'approved' | 'refused';
  /** Null when a card is saved without a charge. */
  readonly charge: {
    readonly amountMinor: number;
    readonly currency: string;
    readonly cardBrand: string;
    readonly cardLast4: string;
    /** False once the shop has cancelled it. */
    readonly waiting: boolean;
  } | null;
  readonly returnUrl: string;
}

/** Null when there is no such page. */
export async function readConfirmation(
  platform: Platform,
  websiteId: string,
  token: string,
): Promise<Confirmation | null> {
  const found = await platform.db.$client.query<{
    kind: 'charge' | 'saving';
    decision: Confirmation['decision'];
    return_url: string;
    status: string | null;
    amount_minor: string | null;
    currency: string | null;
    card_brand: string | null;
    card_last4: string | null;
  }>({
    name: 'test_gateway_confirmation',
    text: `select f.kind, f.decision, f.return_url, g.status, g.amount_minor, g.currency, g.card_brand, g.card_last4
      from test_gateway_confirmations f
      left join test_gateway_charges g
        on f.kind = 'charge' and g.website_id = f.website_id and g.reference::text = f.reference
      where f.website_id = $1 and f.token = $2`,
    values: [websiteId, token],
  });
  const row = found.rows[0];
  if (row === undefined) return null;
  return {
    decision: row.decision,
    returnUrl: row.return_url,
    charge:
      row.kind === 'saving'
        ? null
        : {
            amountMinor: Number(row.amount_minor),
            currency: row.currency ?? '',
            cardBrand: row.card_brand ?? '',
            cardLast4: row.card_last4 ?? '',
            waiting: row.status === 'action',
          },
  };
}

/**
 * Records the owner's answer at the gateway: the charge is captured or declined, and a card to be saved is saved. The
 * first answer counts, and none does once the shop has cancelled the charge.
 */
export async function decideConfirmation(
  platform: Platform,
  websiteId: string,
  token: string,
  decision: 'approved' | 'refused',
): Promise<void> {
  await platform.db.$client.query({
    name: 'test_gateway_decide',
    text: `with asked as (
        update test_gateway_confirmations set decision = $3
        where website_id = $1 and token = $2 and decision = 'open'
        returning kind, reference, keep
      ),
      charged as (
        update test_gateway_charges g set
          status = case when $3 = 'approved' then 'captured' else 'declined' end,
          decline_code = case when $3 = 'approved' then null else 'CARD_AUTHENTICATION_FAILED' end
        from asked
        where asked.kind = 'charge' and g.website_id = $1 and g.reference::text = asked.reference
          and g.status = 'action'
        returning g.status
      )
      insert into test_gateway_methods
        (website_id, method, customer, card_brand, card_last4, decline_code, created_on)
      select $1, 'pm_' || reference, coalesce(keep ->> 'customer', 'cus_' || reference), keep ->> 'cardBrand',
        keep ->> 'cardLast4', keep ->> 'laterDecline', $4
      from asked
      where $3 = 'approved' and keep is not null and (kind = 'saving' or exists (select 1 from charged))
      on conflict (website_id, method) do nothing`,
    values: [websiteId, token, decision, new Date(platform.clock.now())],
  });
}
