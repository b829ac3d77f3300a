import { describe, expect, it } from 'vitest';
import { openInternet } from './guarded-fetch.ts';
import { mayReachMail, textRecords } from './outside-mail.ts';

describe('a mail server that an owner enters', () => {
  it.each([
    ['93.184.216.34', 587, true],
    ['93.184.216.34', 465, true],
    ['2606:2800:220:1:248:1893:25c8:1946', 25, true],
    ['93.184.216.34', 5432, false],
    ['93.184.216.34', 80, false],
    ['127.0.0.1', 25, false],
    ['10.0.0.5', 587, false],
    ['169.254.169.254', 25, false],
    ['::1', 25, false],
    ['::ffff:127.0.0.1', 25, false],
  ])('at %s and port %s may be reached: %s', (address, port, isAllowed) => {
    expect(mayReachMail(openInternet, address, port)).toBe(isAllowed);
  });

  it('is where a test says it is', () => {
    const here = { ...openInternet, mayReachMail: (address: string) => address === '127.0.0.1' };
    expect(mayReachMail(here, '127.0.0.1', 2500)).toBe(true);
    expect(mayReachMail(here, '93.184.216.34', 25)).toBe(false);
  });
});

const texts = (name: string) => Promise.resolve([`of ${name}`]);

it('records of a name are asked of whom a test says', async () => {
  expect(await textRecords({ ...openInternet, texts }, 'kiln.example')).toEqual(['of kiln.example']);
});
