import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import type {
  commentOnOrder as commentCall,
  deleteOrderComment as deleteCall,
  editOrder as editCall,
  resendOrderMail as resendCall,
} from '@vitrine/contracts/orders.ts';
import { uniqueTags } from '@vitrine/domain/customer/customer.ts';
import { orderLexemes } from '@vitrine/domain/order/order-lexemes.ts';
import { MAX_ORDER_COMMENTS } from '@vitrine/domain/order/order-notes.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { copyMail } from '../mail/index.ts';
import {
  countComments,
  deleteComment,
  findOrder,
  formerEmailsOf,
  insertEvents,
  linesOf,
  updateOrder,
} from './repository.ts';
import { viewOrder } from './service.ts';

/** Changes what an owner writes about an order; fields that are left out stay. */
export async function editOrder(
  platform: Platform,
  websiteId: string,
  id: string,
  { revision, notes, tags }: z.output<typeof editCall.body>,
): Promise<Result<OrderDetail, FailureOf<typeof editCall>>> {
  const done = await platform.db.transaction(
    async (tx): Promise<Result<null, FailureOf<typeof editCall>>> => {
      const order = await findOrder(tx, websiteId, id, { lock: true });
      if (order === null) return fail('ORDER_NOT_FOUND');
      if (order.revision !== revision) return fail('STALE_REVISION');
      const unique = tags === undefined ? undefined : uniqueTags(tags);
      await updateOrder(tx, websiteId, id, {
        ...(notes === undefined ? {} : { notes }),
        ...(unique === undefined
          ? {}
          : {
              tags: unique,
              lexemes: orderLexemes(
                websiteId,
                order.number,
                { details: order.details, lines: await linesOf(tx, websiteId, id) },
                unique,
              ),
            }),
      });
      return ok(null);
    },
  );
  return done.ok ? viewOrder(platform, websiteId, id) : done;
}

interface Author {
  readonly orderId: string;
  readonly accountId: string;
}

/** Adds a comment to the timeline. The order itself, and so its revision, is unchanged. */
export async function commentOnOrder(
  platform: Platform,
  websiteId: string,
  { orderId, accountId, text }: Author & { readonly text: string },
): Promise<Result<OrderDetail, FailureOf<typeof commentCall>>> {
  const done = await platform.db.transaction(
    async (tx): Promise<Result<null, FailureOf<typeof commentCall>>> => {
      // The lock makes the count exact.
      if ((await findOrder(tx, websiteId, orderId, { lock: true })) === null) return fail('ORDER_NOT_FOUND');
      if ((await countComments(tx, websiteId, orderId)) >= MAX_ORDER_COMMENTS)
        return fail('TOO_MANY_ORDER_COMMENTS', { params: { most: MAX_ORDER_COMMENTS } });
      const now = platform.clock.now();
      const happenedOn = new Date(now);
      const comment = { type: 'comment', actor: accountId, data: { text } } as const;
      await insertEvents(tx, [{ ...comment, websiteId, orderId, id: newId(now), happenedOn }]);
      return ok(null);
    },
  );
  return done.ok ? viewOrder(platform, websiteId, orderId) : done;
}

/** Deletes a comment; one that is gone already is no failure. */
export async function deleteOrderComment(
  platform: Platform,
  websiteId: string,
  { orderId, commentId }: { readonly orderId: string; readonly commentId: string },
): Promise<Result<OrderDetail, FailureOf<typeof deleteCall>>> {
  await deleteComment(platform.db, websiteId, orderId, commentId);
  return viewOrder(platform, websiteId, orderId);
}

/** Sends a mail about an order again, to the order's address if it was corrected. MAIL_WAITING while it is still to be sent. */
export async function resendOrderMail(
  platform: Platform,
  websiteId: string,
  { orderId, accountId, mailId }: Author & { readonly mailId: string },
): Promise<Result<OrderDetail, FailureOf<typeof resendCall>>> {
  const done = await platform.db.transaction(
    async (tx): Promise<Result<null, FailureOf<typeof resendCall>>> => {
      // Two presses at once wait for each other: the second finds the copy of the first.
      const order = await findOrder(tx, websiteId, orderId, { lock: true });
      if (order === null) return fail('MAIL_NOT_FOUND');
      const former = await formerEmailsOf(tx, websiteId, orderId);
      const now = platform.clock.now();
      const happenedOn = new Date(now);
      const copied = await copyMail(
        tx,
        { websiteId, orderId, mailId },
        {
          id: newId(now),
          now: happenedOn,
          current: (recipient) => (former.includes(recipient) ? order.email : recipient),
        },
      );
      if (copied === 'unknown') return fail('MAIL_NOT_FOUND');
      if (copied === 'waiting') return fail('MAIL_WAITING');
      const resent = {
        type: 'mail-resent',
        actor: accountId,
        data: { kind: copied.kind, mailId: copied.id },
      } as const;
      await insertEvents(tx, [{ ...resent, websiteId, orderId, id: newId(now), happenedOn }]);
      return ok(null);
    },
  );
  if (!done.ok) return done;
  const view = await viewOrder(platform, websiteId, orderId);
  return view.ok ? view : fail('MAIL_NOT_FOUND');
}
