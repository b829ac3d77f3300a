import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPlatform, type TestPlatform } from '../database.ts';
import { seedDemoSite } from './index.ts';

let platform: TestPlatform;
const lines: string[] = [];
beforeAll(async () => {
  platform = await testPlatform();
  const start = performance.now();
  await seedDemoSite(platform, {
    hosts: ['localhost:3000', '127.0.0.1:3000'],
    onProgress: (line) => lines.push(line),
  });
  console.log(`seeded in ${Math.round(performance.now() - start)} ms`);
});
afterAll(() => platform.close());

describe('the demo site', () => {
  it('tells what it does', () => {
    expect(lines.at(-1)).toBe('Fern & Kiln answers on localhost:3000, 127.0.0.1:3000');
  });
});
