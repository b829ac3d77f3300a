import * as calls from '@vitrine/contracts/invoices.ts';
import { ok } from '@vitrine/domain/result.ts';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { sendFailure } from '../../platform/http/failures.ts';
import { pageRoute, type Route, route } from '../../platform/http/route.ts';
import { findPlacedOrder, mayShowOrder } from '../checkout/index.ts';
import { invoicePlan } from './invoice-plan.ts';
import { documentsOf, issueInvoice } from './issue.ts';
import { packingSlipOf } from './packing-slip.ts';
import { type DocumentPlan, renderDocument } from './render-document.ts';
import { changeInvoiceSettings, viewInvoiceSettings } from './settings.ts';

/** Documents that a buyer's address may have made: each takes some milliseconds of the processor. */
const invoiceDownloads = { name: 'invoice-downloads', points: 30, seconds: 60 };

async function sendDocument(reply: FastifyReply, plan: DocumentPlan, name: string): Promise<FastifyReply> {
  const bytes = await renderDocument(plan);
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `inline; filename="${name.replaceAll(/[^\w-]+/g, '-')}.pdf"`)
    .type('application/pdf')
    .send(bytes);
}

export const invoiceRoutes: readonly Route[] = [
  route(calls.getInvoiceSettings, {
    handler: async ({ platform, site }) => ok(await viewInvoiceSettings(platform, site.websiteId)),
  }),
  route(calls.putInvoiceSettings, {
    handler: ({ platform, site, body }) => changeInvoiceSettings(platform, site.websiteId, body),
  }),
  route(calls.getOrderDocuments, {
    handler: ({ platform, site, params }) => documentsOf(platform, site.websiteId, params.id),
  }),
  route(calls.downloadInvoice, {
    handler: async ({ platform, site, params, query, reply }) => {
      const issued = await issueInvoice(platform, site.websiteId, params.id, query.refund ?? null);
      if (!issued.ok) return sendFailure(reply, issued.error);
      return sendDocument(reply, invoicePlan(issued.value), issued.value.label);
    },
  }),
  route(calls.downloadPackingSlip, {
    handler: async ({ platform, site, params, query, reply }) => {
      const packing = await packingSlipOf(platform, site.websiteId, params.id, query.fulfilment ?? null);
      if (!packing.ok) return sendFailure(reply, packing.error);
      return sendDocument(reply, packing.value.plan, `packing-slip-${packing.value.number}`);
    },
  }),
  // A buyer's own invoice, beside their order.
  pageRoute({
    method: 'GET',
    path: '/order-status/:accessToken/invoice.pdf',
    auth: 'visitor',
    params: z.object({ accessToken: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) }),
    limit: invoiceDownloads,
    handler: async ({ platform, request, reply, site, params }) => {
      const { websiteId } = site;
      const order = await findPlacedOrder(platform.db, websiteId, params.accessToken);
      if (order === null) {
        reply.callNotFound();
        return reply;
      }
      reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'same-origin');
      // Whoever only has the link confirms first who they are.
      if (!(await mayShowOrder(platform, request, order)))
        return reply.redirect(`/order-status/${params.accessToken}`, 303);
      const issued = await issueInvoice(platform, websiteId, order.orderId, null);
      if (!issued.ok) return reply.redirect(`/order-status/${params.accessToken}`, 303);
      return sendDocument(reply, invoicePlan(issued.value), issued.value.label);
    },
  }),
];
