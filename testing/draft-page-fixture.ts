import type { OpenedDraft } from '@vitrine/contracts/page-drafts.ts';
import type { Operation } from '@vitrine/domain/page/operation.ts';
import type { PageBlock, PageDocument, PageSection } from '@vitrine/domain/page/page-document.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import { newToken } from '@vitrine/server/platform/ids.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { aVisitor, type TestVisitor } from './shop-fixture.ts';

/** A heading across the page, in the row that is given. */
export function aHeading(id: string, text = id, row = 1): PageBlock {
  return {
    id,
    type: 'heading',
    place: { column: 1, columns: 24, row, rows: 1 },
    props: { text, level: 2, align: 'start' },
  };
}

export function aSectionOf(id: string, ...blocks: readonly PageBlock[]): PageSection {
  return { id, theme: 'light', space: 'normal', fullWidth: false, blocks };
}

/** A page of one section with one heading, `title`. */
export function aTitledPage(text: string): PageDocument {
  return { version: 2, sections: [aSectionOf('top', aHeading('title', text))] };
}

/** Writes the heading of `aTitledPage`. */
export const titled = (text: string): Operation => ({ kind: 'change-props', id: 'title', props: { text } });

/** A tab of an editor that edits one page. */
export interface EditorTab {
  readonly tab: string;
  open(): Promise<OpenedDraft>;
  lease(takeOver?: boolean): Promise<LightMyRequestResponse>;
  ask(): Promise<LightMyRequestResponse>;
  /** Answers the request that was made at `on`, an ISO time. */
  answer(on: string, handOver: boolean): Promise<LightMyRequestResponse>;
  release(): Promise<LightMyRequestResponse>;
  /** `key` is a new one unless it is given. */
  save(revision: number, operations: readonly Operation[], key?: string): Promise<LightMyRequestResponse>;
  publish(revision: number): Promise<LightMyRequestResponse>;
  discard(revision: number): Promise<LightMyRequestResponse>;
  restore(versionId: string, revision: number): Promise<LightMyRequestResponse>;
}

/** A new tab of an owner's browser. */
export function aTab(owner: TestVisitor, pageId: string): EditorTab {
  const path = `/api/admin/page-drafts/${pageId}`;
  const tab = newToken();
  return {
    tab,
    open: async () => (await owner.send('GET', path)).json<OpenedDraft>(),
    lease: (takeOver = false) => owner.send('POST', `${path}/lease`, { tab, takeOver }),
    ask: () => owner.send('POST', `${path}/lease/ask`, { tab }),
    answer: (on, handOver) => owner.send('POST', `${path}/lease/answer`, { tab, on, handOver }),
    release: () => owner.send('DELETE', `${path}/lease?tab=${tab}`),
    save: (revision, operations, key = newToken()) =>
      owner.send('POST', `${path}/operations`, { tab, revision, key, operations }),
    publish: (revision) => owner.send('POST', `${path}/publish`, { tab, revision }),
    discard: (revision) => owner.send('DELETE', `${path}?tab=${tab}&revision=${revision}`),
    restore: (versionId, revision) =>
      owner.send('POST', `${path}/versions/${versionId}/restore`, { tab, revision }),
  };
}

/** A second owner of a website: someone who owns another one, signed in there as `elsewhere`. */
export async function aColleague(
  app: FastifyInstance,
  platform: Pick<Platform, 'db'>,
  { host, websiteId }: { readonly host: string; readonly websiteId: string },
  { elsewhere, email }: { readonly elsewhere: TestVisitor; readonly email: string },
): Promise<TestVisitor> {
  await platform.db.$client.query(
    `insert into contributors (website_id, account_id, role, created_on)
      select $1, id, 'admin', now() from accounts where email = $2`,
    [websiteId, email],
  );
  const colleague = aVisitor(app, host);
  for (const [name, value] of elsewhere.cookies) colleague.cookies.set(name, value);
  return colleague;
}
