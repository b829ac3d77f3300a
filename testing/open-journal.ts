import type { ContentSettings } from '@vitrine/domain/content/content-settings.ts';
import type { CaptchaChallenge } from '@vitrine/contracts/captcha.ts';
import { buildApp } from '@vitrine/server/app.ts';
import { createCollection, createItem } from '@vitrine/server/modules/content/index.ts';
import { updateSettings } from '@vitrine/server/modules/websites/index.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { aShop, aVisitor, type TestShop } from './shop-fixture.ts';
import { solveCaptcha } from './solve-captcha.ts';
import { testPlatform, type TestPlatform } from './database.ts';
import { awaitNotifications } from './await-notifications.ts';

/** A comment as stored. */
interface Row {
  readonly id: string;
  readonly status: string;
  readonly depth: number;
  readonly body: string;
  readonly author_email: string;
  readonly reasons: string[];
}

/** A site with a journal whose posts allow comments; each test starts with a new post, one minute later. */
export function openJournal(host: string) {
  let platform: TestPlatform;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let shop: TestShop;
  let blog: string;
  let post: string;
  let posts = 0;

  beforeAll(async () => {
    platform = await testPlatform();
    app = await buildApp(platform);
    shop = await aShop(platform, host);
    blog = await createCollection(platform, shop.websiteId, {
      kind: 'blog',
      urlId: 'journal',
      title: 'Journal',
    });
  });
  afterAll(async () => {
    await app.close();
    await platform.close();
  });
  beforeEach(async () => {
    posts += 1;
    platform.clock.advance(60_000);
    post = await addPost();
  });

  const addPost = (): Promise<string> => {
    const urlId = `post-${posts}-${Math.random().toString(36).slice(2)}`;
    return createItem(platform, shop.websiteId, {
      collectionId: blog,
      urlId,
      recordType: 1,
      title: `A <b>post</b> ${posts}`,
    });
  };
  /** Changes the settings; they apply when this resolves. */
  async function setContent(content: Partial<ContentSettings>): Promise<void> {
    await updateSettings(platform, shop.websiteId, { settings: { content } });
    await awaitNotifications(platform);
  }
  const filledIn = (fields: Record<string, string>) => ({
    itemId: post,
    name: 'June Alder',
    body: 'What a glaze! How hot was the kiln?',
    ...fields,
  });
  /** Sends a comment as a browser with JavaScript does, with a solved captcha. */
  async function write(fields: Record<string, string> = {}) {
    const challenge = await app.inject({
      url: '/api/captcha/challenge?action=FORM_BLOCK_SUBMISSION',
      headers: { host: shop.host },
    });
    const captchaToken = solveCaptcha(challenge.json<CaptchaChallenge>());
    return aVisitor(app, shop.host).send('POST', '/api/comments', { ...filledIn(fields), captchaToken });
  }
  /** Sends a comment as a browser without JavaScript does. */
  const writeByForm = (fields: Record<string, string> = {}) =>
    aVisitor(app, shop.host).post('/comments', filledIn(fields));
  async function kept(itemId = post): Promise<Row[]> {
    const { rows } = await platform.db.$client.query<Row>(
      'select * from comments where website_id = $1 and item_id = $2 order by created_on, depth',
      [shop.websiteId, itemId],
    );
    return rows;
  }
  /** The count stored on the item, and the number of visible comments. */
  async function counts(itemId = post): Promise<[number, number]> {
    const { rows } = await platform.db.$client.query<{ stored: number; real: number }>(
      `select public_comment_count as stored,
        (select count(*)::int from comments c where c.website_id = i.website_id and c.item_id = i.id and c.status = 'visible') as real
       from items i where website_id = $1 and id = $2`,
      [shop.websiteId, itemId],
    );
    return [rows[0]?.stored ?? -1, rows[0]?.real ?? -1];
  }
  async function first(): Promise<string> {
    return (await kept())[0]?.id ?? '';
  }
  async function pageOf(query = ''): Promise<string> {
    const { rows } = await platform.db.$client.query<{ url_id: string }>(
      'select url_id from items where id = $1',
      [post],
    );
    const answer = await app.inject({
      url: `/journal/${rows[0]?.url_id}${query}`,
      headers: { host: shop.host },
    });
    return answer.body;
  }

  return {
    get platform() {
      return platform;
    },
    get app() {
      return app;
    },
    get shop() {
      return shop;
    },
    /** The current post. */
    get post() {
      return post;
    },
    /** Number of tests started. */
    get number() {
      return posts;
    },
    /** Switches to a new post. */
    async nextPost(): Promise<void> {
      post = await addPost();
    },
    setContent,
    write,
    writeByForm,
    kept,
    counts,
    first,
    pageOf,
  };
}
