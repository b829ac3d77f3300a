import { aShop, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let pictures: string;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'shop.test');
  owner = await anOwner(app, platform, shop);
  pictures = `/api/admin/products/${await shop.addProduct('mug')}/pictures`;
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const opening = (boundary: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
const whole = (boundary: string): string => `${opening(boundary)}no picture\r\n--${boundary}--\r\n`;

async function send(url: string, contentType: string, payload: string) {
  const response = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      host: shop.host,
      cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': owner.cookies.get('crumb') ?? '',
      'content-type': contentType,
    },
  });
  return [response.statusCode, response.json<{ error: string }>().error];
}

describe.each(['a file', 'a picture of a product'])('an upload of %s', (what) => {
  const url = (): string => (what === 'a file' ? '/api/admin/assets' : pictures);

  it.each([
    ['has no boundary', 'multipart/form-data', whole('b')],
    ['has an empty boundary', 'multipart/form-data; boundary=', whole('')],
    [
      'has a boundary of 300 characters',
      `multipart/form-data; boundary=${'b'.repeat(300)}`,
      whole('b'.repeat(300)),
    ],
    ['breaks off within the file', 'multipart/form-data; boundary=b', `${opening('b')}half a pic`],
    ['breaks off within its headers', 'multipart/form-data; boundary=b', opening('b').slice(0, 40)],
    ['never has the boundary it names', 'multipart/form-data; boundary=b', whole('other')],
    ['is empty', 'multipart/form-data; boundary=b', ''],
  ])('that %s is refused as malformed, not as a server error', async (_, contentType, payload) => {
    expect(await send(url(), contentType, payload)).toEqual([422, 'MALFORMED_REQUEST']);
  });

  it('whose boundary is quoted is read', async () => {
    const [status, error] = await send(
      url(),
      'multipart/form-data; charset=utf-8; boundary="b b"',
      whole('b b'),
    );
    expect(status).toBeLessThan(500);
    expect(error).not.toBe('MALFORMED_REQUEST');
  });
});
