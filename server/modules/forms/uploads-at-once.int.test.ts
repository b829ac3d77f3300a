import { request, type ClientRequest } from 'node:http';
import type { OwnerForm } from '@vitrine/contracts/forms.ts';
import { newFormFields, newFormSettings } from '@vitrine/domain/form/site-form.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { photosQuestion } from '@vitrine/testing/photos-question.ts';
import { aVisitor, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { takenUploadPlaces } from './upload-places.ts';

/** Of one address, see `upload-places.ts`. */
const MOST = 16;
const crumb = 'crumb-of-a-visitor-01';
const boundary = 'between-parts';
const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'.padEnd(200, '\0');
const end = `\r\n--${boundary}--\r\n`;
const part = (name: string, value: string, file = ''): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}`;

let server: TestApp;
let shop: TestShop;
let form: OwnerForm;
let key: string;
let open: ClientRequest[] = [];

beforeAll(async () => {
  server = await startTestApp();
  const { shop: small, platform, app } = server;
  if (small === null) throw new Error('no shop');
  shop = small;
  const owner = await anOwner(app, platform, shop);
  const fields = [...newFormFields, photosQuestion];
  const made = await owner.send('POST', '/api/admin/forms', {
    name: 'Repair',
    fields,
    settings: newFormSettings,
  });
  form = made.json<OwnerForm>();
  key = (await aVisitor(app, shop.host).send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>()
    .key;
});
afterEach(() => {
  // Also when the test has failed: the server waits for them when it closes.
  for (const sending of open) sending.destroy();
  open = [];
});
afterAll(() => server.close());

const headers = {
  'content-type': `multipart/form-data; boundary=${boundary}`,
  cookie: `crumb=${crumb}`,
  'x-csrf-token': crumb,
};
const upload = (): string =>
  [
    ...Object.entries({ formId: form.id, fieldId: 'photos', key }).map(([name, value]) => part(name, value)),
    part('file', png, '; filename="a.png"'),
  ].join('\r\n');

/** An upload that has begun, from this machine, and its answer once it is ended. */
function begin(): { readonly sending: ClientRequest; readonly status: Promise<number> } {
  const sending = request(`${server.origin}/api/form/files`, { method: 'POST', headers });
  open.push(sending);
  const status = new Promise<number>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
  });
  sending.write(Buffer.from(upload(), 'latin1'));
  return { sending, status };
}

const untilTaken = (count: number): Promise<void> =>
  vi.waitFor(() => expect(takenUploadPlaces(server.platform)).toBe(count), { timeout: 10_000 });

const whole = (remoteAddress: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/form/files',
    remoteAddress,
    headers: { ...headers, host: shop.host },
    payload: Buffer.from(upload() + end, 'latin1'),
  });

describe('many files at once', () => {
  it('from one address are refused with words of the form, while others still send theirs', async () => {
    const begun = Array.from({ length: MOST }, begin);
    await untilTaken(MOST);
    const refused = await whole('127.0.0.1');
    expect(refused.json()).toMatchObject({ error: 'RATE_LIMITED' });
    expect(refused.headers['retry-after']).toBe('5');
    expect((await whole('203.0.113.9')).statusCode).toBe(201);

    const post = await server.app.inject({
      method: 'POST',
      url: `/site-forms/${form.id}`,
      headers: { ...headers, host: shop.host, accept: 'text/html', origin: server.origin },
      payload: Buffer.from(
        [
          part('formVersion', String(form.version)),
          part('answer.message', 'Is it kept?'),
          part('answer.photos', png, '; filename="a.png"'),
        ].join('\r\n') + end,
        'latin1',
      ),
    });
    const again = await aVisitor(server.app, shop.host).send('GET', post.headers.location ?? '');
    expect(again.body).toContain('Submission rate limit exceeded. Please try again later.');
    expect(again.body).toContain('Is it kept?');

    for (const { sending } of begun) sending.end(end);
    expect(await Promise.all(begun.map(({ status }) => status))).toEqual(begun.map(() => 201));
    expect((await whole('127.0.0.1')).statusCode).toBe(201);
  });

  it('that break off leave their places to others', async () => {
    for (let round = 0; round < 2; round += 1) {
      const begun = Array.from({ length: MOST }, begin);
      await untilTaken(MOST);
      for (const { sending, status } of begun) {
        status.catch(() => undefined);
        sending.destroy();
      }
      await untilTaken(0);
    }
  });
});
