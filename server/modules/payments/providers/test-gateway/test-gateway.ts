import { cardBrand, cardLast4 } from '@vitrine/domain/order/card.ts';
import { newToken } from '../../../../platform/ids.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type {
  ChargeInput,
  ChargeName,
  ChargeOutcome,
  DeclineCode,
  PaymentProvider,
  PaymentSource,
  RefundInput,
  SaveMethodOutcome,
} from '../../payment-provider.ts';
import type { SavedMethod } from '../../tables.ts';

const declines: Readonly<Record<string, DeclineCode>> = {
  '4000000000000002': 'CARD_DECLINED',
  '4000000000009995': 'CARD_INSUFFICIENT_FUNDS',
};

/** How cards that pay now are charged later, without their owner; the others pay then too. */
const laterDeclines: Readonly<Record<string, DeclineCode>> = {
  '4000000000000341': 'CARD_DECLINED',
  '4000002760003184': 'CARD_AUTHENTICATION_NEEDED',
};

/** Their owner confirms on the gateway's own page whenever they are there. */
const confirmedCards: ReadonlySet<string> = new Set(['4000002500003155', '4000002760003184']);

interface ChargeRow {
  readonly status: 'action' | 'captured' | 'declined' | 'canceled';
  readonly amount_minor: string;
  readonly card_brand: string;
  readonly card_last4: string;
  readonly decline_code: DeclineCode | null;
}

interface MethodRow {
  readonly customer: string;
  readonly method: string;
  readonly card_brand: string;
  readonly card_last4: string;
  readonly decline_code: DeclineCode | null;
}

/** A card as the gateway sees it: how it charges now, and how it will charge when it was saved. */
interface SeenCard {
  readonly cardBrand: string;
  readonly cardLast4: string;
  readonly decline: DeclineCode | null;
  readonly laterDecline: DeclineCode | null;
  /** Whether its owner, who is there, has to confirm. */
  readonly confirms: boolean;
}

interface ConfirmationRow {
  readonly token: string;
  readonly return_url: string;
  readonly decision: 'open' | 'approved' | 'refused';
}

const columns = 'status, amount_minor, card_brand, card_last4, decline_code';
const uniqueViolation = '23505';

/**
 * The built-in payment provider, which needs no account and moves no money. 4000 0000 0000 0002 is declined,
 * 4000 0000 0000 9995 lacks funds, 4000 0000 0000 0341 pays now and is declined whenever it is charged later;
 * 4000 0025 0000 3155 and 4000 0027 6000 3184 must be confirmed on the gateway's own page, the second of them
 * whenever it is charged later too; any other valid number pays. Its books are its own: each call is a transaction
 * of its own on its own connection, exactly as far from ours as a real provider would be. Of a card it keeps the
 * brand and the last four digits.
 */
export function testGateway(platform: Platform): PaymentProvider {
  const pool = platform.db.$client;

  async function find(charge: ChargeName): Promise<ChargeOutcome | null> {
    const found = await pool.query<ChargeRow>({
      name: 'test_gateway_find',
      text: `select ${columns} from test_gateway_charges where website_id = $1 and reference = $2`,
      values: [charge.websiteId, charge.reference],
    });
    const row = found.rows[0];
    return row === undefined ? null : outcomeOf(charge, row);
  }

  async function outcomeOf(charge: ChargeName, row: ChargeRow): Promise<ChargeOutcome> {
    const { status } = row;
    if (status !== 'action') return outcome(charge.reference, { ...row, status });
    const confirmation = await findConfirmation('charge', charge);
    if (confirmation === null) throw new Error('a confirmation of the test gateway vanished');
    return { status: 'action', url: confirmUrl(confirmation) };
  }

  async function findConfirmation(
    kind: 'charge' | 'saving',
    name: ChargeName,
  ): Promise<ConfirmationRow | null> {
    const found = await pool.query<ConfirmationRow>({
      name: 'test_gateway_find_confirmation',
      text: `select token, return_url, decision from test_gateway_confirmations
        where website_id = $1 and kind = $2 and reference = $3`,
      values: [name.websiteId, kind, name.reference],
    });
    return found.rows[0] ?? null;
  }

  /** Asks the card's owner once per reference; `kept` is what stays when they approve. */
  async function ask(
    kind: 'charge' | 'saving',
    name: ChargeName,
    returnUrl: string,
    kept: { customer: string | null; card: SeenCard } | null,
  ): Promise<void> {
    await pool.query({
      name: 'test_gateway_ask',
      text: `insert into test_gateway_confirmations
          (website_id, token, kind, reference, keep, return_url, created_on)
        values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      values: [
        name.websiteId,
        newToken(),
        kind,
        name.reference,
        kept === null
          ? null
          : JSON.stringify({
              customer: kept.customer,
              cardBrand: kept.card.cardBrand,
              cardLast4: kept.card.cardLast4,
              laterDecline: kept.card.laterDecline,
            }),
        returnUrl,
        new Date(platform.clock.now()),
      ],
    });
  }

  /** Writes the charge's first and only state; one that is there already stays, and is what is answered. */
  async function book(charge: ChargeName, values: readonly unknown[]): Promise<ChargeOutcome> {
    const made = await pool.query<ChargeRow>({
      name: 'test_gateway_book',
      text: `insert into test_gateway_charges
          (website_id, reference, status, amount_minor, currency, card_brand, card_last4, decline_code, created_on)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
        on conflict (website_id, reference) do nothing
        returning ${columns}`,
      values: [charge.websiteId, charge.reference, ...values],
    });
    const row = made.rows[0];
    if (row !== undefined) return outcomeOf(charge, row);
    const present = await find(charge);
    if (present === null) throw new Error('a charge of the test gateway vanished');
    return present;
  }

  /**
   * The test gateway must not end a payment of another provider: when that provider's keys were removed, the payment
   * waits until they are configured again. Otherwise a completed charge would be cancelled in the wrong ledger.
   */
  async function expectOwn(charge: ChargeName): Promise<void> {
    const found = await pool.query<{ provider: string }>({
      name: 'test_gateway_expect_own',
      text: `select provider from payments where website_id = $1 and id = $2 and provider <> 'test'`,
      values: [charge.websiteId, charge.reference],
    });
    const other = found.rows[0]?.provider;
    if (other !== undefined)
      throw new Error(`this payment was confirmation of ${other}, to which there is no access`);
  }

  async function findMethod(websiteId: string, method: string): Promise<MethodRow | null> {
    const found = await pool.query<MethodRow>({
      name: 'test_gateway_find_method',
      text: `select customer, method, card_brand, card_last4, decline_code from test_gateway_methods
        where website_id = $1 and method = $2`,
      values: [websiteId, method],
    });
    return found.rows[0] ?? null;
  }

  async function see(websiteId: string, source: PaymentSource): Promise<SeenCard> {
    if (source.kind === 'card') return seeNumber(source.card.number);
    const row = await findMethod(websiteId, source.method);
    // A name the gateway never gave out is what a card network calls an unknown card.
    const decline = row === null ? 'CARD_DECLINED' : row.decline_code;
    return {
      cardBrand: row?.card_brand ?? '',
      cardLast4: row?.card_last4 ?? '',
      decline,
      laterDecline: decline,
      confirms: false,
    };
  }

  /** Keeps a card under a name made of the reference, so that a repeated call keeps it once. */
  async function keep(
    websiteId: string,
    reference: string,
    customer: string | null,
    card: SeenCard,
  ): Promise<SavedMethod> {
    const method = `pm_${reference}`;
    await pool.query({
      name: 'test_gateway_keep',
      text: `insert into test_gateway_methods
          (website_id, method, customer, card_brand, card_last4, decline_code, created_on)
        values ($1, $2, $3, $4, $5, $6, $7) on conflict (website_id, method) do nothing`,
      values: [
        websiteId,
        method,
        customer ?? `cus_${reference}`,
        card.cardBrand,
        card.cardLast4,
        card.laterDecline,
        new Date(platform.clock.now()),
      ],
    });
    const row = await findMethod(websiteId, method);
    if (row === null) throw new Error('a card of the test gateway vanished');
    return { customer: row.customer, method, cardBrand: row.card_brand, cardLast4: row.card_last4 };
  }

  /** What was kept with a charge, if anything was. */
  async function withSaved(charge: ChargeName, answer: ChargeOutcome): Promise<ChargeOutcome> {
    if (answer.status !== 'captured') return answer;
    const row = await findMethod(charge.websiteId, `pm_${charge.reference}`);
    if (row === null) return answer;
    const { customer, method, card_brand: brand, card_last4: last4 } = row;
    return { ...answer, saved: { customer, method, cardBrand: brand, cardLast4: last4 } };
  }

  return {
    name: 'test',
    testMode: true,
    booksInOurDatabase: true,
    takesCards: true,
    async find(charge) {
      await expectOwn(charge);
      const found = await find(charge);
      return found === null ? null : withSaved(charge, found);
    },
    async charge(input: ChargeInput) {
      const card = await see(input.websiteId, input.source);
      const customer = input.source.kind === 'saved' ? input.source.customer : null;
      if (card.confirms) {
        await ask('charge', input, input.returnUrl, input.save ? { customer, card } : null);
      } else if (input.save && card.decline === null) {
        await keep(input.websiteId, input.reference, customer, card);
      }
      const answer = await book(input, [
        card.confirms ? 'action' : card.decline === null ? 'captured' : 'declined',
        input.amountMinor,
        input.currency,
        card.cardBrand,
        card.cardLast4,
        card.decline,
        new Date(platform.clock.now()),
      ]);
      return input.save ? withSaved(input, answer) : answer;
    },
    async saveMethod(input) {
      const card = await see(input.websiteId, input.source);
      if (card.decline !== null) return { status: 'declined', code: card.decline };
      if (card.confirms) {
        await ask('saving', input, input.returnUrl, { customer: input.customer, card });
        const confirmation = await findSaved(input);
        if (confirmation === null) throw new Error('a confirmation of the test gateway vanished');
        return confirmation;
      }
      return { status: 'saved', method: await keep(input.websiteId, input.reference, input.customer, card) };
    },
    findSaved,
    async cancel(charge) {
      await expectOwn(charge);
      // One that waits for its buyer ends here; what they press afterwards changes nothing.
      await pool.query({
        name: 'test_gateway_call_off',
        text: `update test_gateway_charges set status = 'canceled'
          where website_id = $1 and reference = $2 and status = 'action'`,
        values: [charge.websiteId, charge.reference],
      });
      return book(charge, ['canceled', 0, '', '', '', null, new Date(platform.clock.now())]);
    },
    async listRefunds(charge) {
      const found = await pool.query<{ reference: string; amount_minor: string }>({
        name: 'test_gateway_refunds_of',
        text: `select reference, amount_minor from test_gateway_refunds
          where website_id = $1 and charge_reference = $2 order by created_on`,
        values: [charge.websiteId, charge.reference],
      });
      return found.rows.map((row) => ({
        providerReference: row.reference,
        refundReference: row.reference,
        amountMinor: Number(row.amount_minor),
        status: 'succeeded' as const,
      }));
    },
    async refund(input: RefundInput) {
      const refunded = (): Promise<boolean> => hasRefund(input);
      try {
        // The charge's row is locked by the update; a second call with this reference fails on the primary key.
        const made = await pool.query({
          name: 'test_gateway_refund',
          text: `with charge as (
              update test_gateway_charges set refunded_minor = refunded_minor + $4
              where website_id = $1 and reference = $2 and status = 'captured'
                and refunded_minor + $4 <= amount_minor
                and not exists (select 1 from test_gateway_refunds where website_id = $1 and reference = $3)
              returning reference
            )
            insert into test_gateway_refunds (website_id, reference, charge_reference, amount_minor, created_on)
            select $1, $3, reference, $4, $5 from charge`,
          values: [
            input.websiteId,
            input.reference,
            input.refundReference,
            input.amountMinor,
            new Date(platform.clock.now()),
          ],
        });
        if (made.rowCount === 1) return { status: 'succeeded' };
      } catch (error) {
        if ((error as { code?: string }).code !== uniqueViolation) throw error;
      }
      return { status: (await refunded()) ? 'succeeded' : 'refused' };
    },
  };

  async function findSaved(saving: ChargeName): Promise<SaveMethodOutcome | null> {
    const row = await findMethod(saving.websiteId, `pm_${saving.reference}`);
    if (row !== null) {
      const { customer, method, card_brand: brand, card_last4: last4 } = row;
      return { status: 'saved', method: { customer, method, cardBrand: brand, cardLast4: last4 } };
    }
    const confirmation = await findConfirmation('saving', saving);
    if (confirmation === null) return null;
    if (confirmation.decision === 'open') return { status: 'action', url: confirmUrl(confirmation) };
    return { status: 'declined', code: 'CARD_AUTHENTICATION_FAILED' };
  }

  async function hasRefund(input: RefundInput): Promise<boolean> {
    const found = await pool.query({
      name: 'test_gateway_has_refund',
      text: 'select 1 from test_gateway_refunds where website_id = $1 and reference = $2',
      values: [input.websiteId, input.refundReference],
    });
    return found.rowCount === 1;
  }
}

function seeNumber(number: string): SeenCard {
  const decline = declines[number] ?? null;
  return {
    cardBrand: cardBrand(number),
    cardLast4: cardLast4(number),
    decline,
    laterDecline: laterDeclines[number] ?? decline,
    confirms: confirmedCards.has(number),
  };
}

/** The gateway's page is on the site the buyer comes from. */
function confirmUrl(confirmation: ConfirmationRow): string {
  return new URL(`/test-gateway/confirm/${confirmation.token}`, confirmation.return_url).href;
}

function outcome(
  reference: string,
  row: Omit<ChargeRow, 'status'> & { readonly status: Exclude<ChargeRow['status'], 'action'> },
): ChargeOutcome {
  switch (row.status) {
    case 'captured':
      return {
        status: 'captured',
        providerReference: reference,
        amountMinor: Number(row.amount_minor),
        cardBrand: row.card_brand,
        cardLast4: row.card_last4,
        saved: null,
      };
    case 'declined':
      return { status: 'declined', code: row.decline_code ?? 'CARD_DECLINED' };
    case 'canceled':
      return { status: 'canceled' };
  }
}
