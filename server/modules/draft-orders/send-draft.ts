import type {
  DraftOrderDetail,
  DraftOrderMail,
  previewDraftOrderMail as previewCall,
  sendDraftOrder as sendCall,
} from '@vitrine/contracts/draft-orders.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import { draftOrderState } from '@vitrine/domain/draft-order/draft-order-state.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { type MailPlan, queueMail, renderFor } from '../mail/index.ts';
import type { Site } from '../websites/index.ts';
import { draftMail } from './draft-mail.ts';
import { namedLines, payPath, viewDraft } from './draft-view.ts';
import { type DraftRecord, findDraft, lockDraft, updateDraft } from './repository.ts';

type Refusal = FailureOf<typeof previewCall>;

/** The mail with a draft order's link, as it would be written now. */
async function planMail(
  db: Queryable,
  { title, origin, settings }: Site,
  draft: DraftRecord,
  now: number,
): Promise<Result<{ readonly recipient: string; readonly plan: MailPlan }, Refusal>> {
  const { agreedDiscount, email, expiresOn, isOrdered, note, orderNumber, secret, sentOn } = draft;
  const state = draftOrderState({ isOrdered, expiresOn, isSent: sentOn !== null }, now);
  if (state === 'ordered') return fail('DRAFT_ORDER_ORDERED', { params: { number: orderNumber ?? 0 } });
  if (state === 'expired') return fail('DRAFT_ORDER_EXPIRED');
  if (email === '') return fail('DRAFT_ORDER_EMAIL_MISSING');
  const { address, contactEmail, language, timeZone, store } = settings;
  const lines = await namedLines(db, draft);
  const plan = draftMail({
    shop: { title, origin, address, contactEmail, language, timeZone },
    url: `${origin}${payPath(secret)}`,
    currency: store.currency,
    note,
    expiresOn,
    discount: agreedDiscount,
    lines: lines.flatMap(({ named, quantity, unitPriceMinor }) =>
      named === null ? [] : [{ title: named.title, attributes: named.attributes, quantity, unitPriceMinor }],
    ),
  });
  return ok({ recipient: email, plan });
}

/** Shows the mail before it is sent. */
export async function previewDraftMail(
  platform: Platform,
  site: Site,
  id: string,
): Promise<Result<DraftOrderMail, Refusal>> {
  const draft = await findDraft(platform.db, site.websiteId, id);
  if (draft === null) return fail('DRAFT_ORDER_NOT_FOUND');
  const mail = await planMail(platform.db, site, draft, platform.clock.now());
  if (!mail.ok) return mail;
  const { recipient, plan } = mail.value;
  return ok({ recipient, ...(await renderFor(platform, platform.db, site.websiteId, plan)) });
}

/** Queues the mail with the link. Pressed twice, it is sent once: the second press has an older revision. */
export async function sendDraftOrder(
  platform: Platform,
  site: Site,
  id: string,
  revision: number,
): Promise<Result<DraftOrderDetail, FailureOf<typeof sendCall>>> {
  const { websiteId } = site;
  const moment = platform.clock.now();
  const now = new Date(moment);
  const done = await platform.db.transaction(
    async (tx): Promise<Result<null, FailureOf<typeof sendCall>>> => {
      if (!(await lockDraft(tx, websiteId, id))) return fail('DRAFT_ORDER_NOT_FOUND');
      const draft = await findDraft(tx, websiteId, id);
      if (draft === null) return fail('DRAFT_ORDER_NOT_FOUND');
      if (draft.revision !== revision) return fail('STALE_REVISION');
      const mail = await planMail(tx, site, draft, moment);
      if (!mail.ok) return mail;
      await queueMail(platform, tx, {
        ...mail.value,
        websiteId,
        id: newId(moment),
        kind: 'payment-link',
        orderId: null,
        now,
      });
      await updateDraft(tx, draft, { sentOn: now, updatedOn: now }, null);
      return ok(null);
    },
  );
  return done.ok ? viewDraft(platform, site, id) : done;
}
