import { MutationObserver } from '@tanstack/react-query';
import type { AccountView } from '@vitrine/contracts/account.ts';
import type { OwnerNotice } from '@vitrine/domain/account/owner-notices.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../app/client.ts';
import { accountQuery } from './account-queries.ts';
import { noticeChange } from './notice-change.ts';

afterEach(() => {
  queryClient.clear();
});

const account = (notices: readonly OwnerNotice[]): AccountView => ({
  name: 'Rowan',
  email: 'rowan@example.com',
  pendingEmail: null,
  displayLocale: null,
  notices,
  sessions: [],
});
const shown = () => queryClient.getQueryData<AccountView>(accountQuery.queryKey)?.notices;
const press = (notice: OwnerNotice, isWanted: boolean) =>
  new MutationObserver(queryClient, noticeChange).mutate({ notice, isWanted });

/** A server that answers when the test says so, and keeps what it was sent. */
function aServer(stored: OwnerNotice[]) {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('document', { cookie: 'crumb=x' });
  vi.stubGlobal('fetch', (_url: string, init: { body: string }) => {
    const { changedNotices } = JSON.parse(init.body) as { changedNotices: Record<OwnerNotice, boolean> };
    return new Promise((resolve) => {
      waiting.push(() => {
        for (const [notice, isWanted] of Object.entries(changedNotices) as [OwnerNotice, boolean][]) {
          stored = stored.filter((one) => one !== notice);
          if (isWanted) stored.push(notice);
        }
        resolve(Response.json(account(stored)));
      });
    });
  });
  return {
    stored: () => stored,
    isWaiting: () => waiting.length,
    answer: () => waiting.shift()?.(),
  };
}

it('keeps every one of several notices that are switched quickly, and shows them all along', async () => {
  const all: OwnerNotice[] = ['new-order', 'low-stock', 'failed-payment', 'held-comment'];
  const server = aServer(all);
  queryClient.setQueryData(accountQuery.queryKey, account(all));
  const presses = [press('new-order', false), press('low-stock', false), press('held-comment', false)];
  expect(shown()).toEqual(['failed-payment']);
  for (const one of presses) {
    // One at a time, in the order of the presses.
    await vi.waitFor(() => expect(server.isWaiting()).toBe(1));
    server.answer();
    await one;
    expect(shown()).toEqual(['failed-payment']);
  }
  expect(server.stored()).toEqual(['failed-payment']);
});
