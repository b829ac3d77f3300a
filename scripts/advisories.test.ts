import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { findAdvisoryProblems, isAffected, type OsvAdvisory } from './advisories.mjs';
import { fetchAdvisories } from './fetch-advisories.mjs';

const advisory = (...ranges: { introduced?: string; fixed?: string; last_affected?: string }[][]) =>
  ({
    id: 'GHSA-aaaa',
    summary: 'It leaks.',
    affected: [
      {
        package: { ecosystem: 'npm', name: 'leaky' },
        ranges: ranges.map((events) => ({ type: 'SEMVER', events })),
      },
    ],
  }) satisfies OsvAdvisory;

describe('a version', () => {
  const two = advisory(
    [{ introduced: '0' }, { fixed: '1.4.2' }],
    [{ introduced: '2.0.0-rc.1' }, { last_affected: '2.3.0' }],
  );

  test.each([
    ['0.0.1', true],
    ['1.4.1', true],
    ['1.4.2-beta.1', true],
    ['1.4.2', false],
    ['1.9.0', false],
    ['2.0.0-rc.1', true],
    ['2.3.0', true],
    ['2.3.1', false],
    ['10.0.0', false],
  ])('%s is affected: %s', (version, expected) => {
    expect(isAffected(two, 'leaky', version)).toBe(expected);
  });

  test('is affected when an advisory lists it, and by no advisory about another package', () => {
    const listed = {
      ...two,
      affected: [{ package: { ecosystem: 'npm', name: 'leaky' }, versions: ['9.9.9'] }],
    };
    expect(isAffected(listed, 'leaky', '9.9.9')).toBe(true);
    expect(isAffected(listed, 'leaky', '9.9.8')).toBe(false);
    expect(isAffected(two, 'tight', '1.0.0')).toBe(false);
  });

  test('is affected between events in whatever order they are listed', () => {
    const mixed = advisory([
      { fixed: '1.1.0' },
      { introduced: '3.0.0' },
      { introduced: '1.0.0' },
      { fixed: '3.1.0' },
    ]);
    expect(
      ['0.9.0', '1.0.5', '2.0.0', '3.0.1', '3.1.0'].map((one) => isAffected(mixed, 'leaky', one)),
    ).toEqual([false, true, false, true, false]);
  });
});

const locked = [{ name: 'leaky', version: '1.0.0', path: 'node_modules/leaky' }];
const advisories = [advisory([{ introduced: '0' }, { fixed: '1.4.2' }])];
const accept = (until: string, name = 'leaky') => [
  { id: 'GHSA-aaaa', package: name, reason: 'only the command line is affected', until },
];
const check = (accepted: Parameters<typeof findAdvisoryProblems>[0]['accepted']) =>
  findAdvisoryProblems({ packages: locked, advisories, accepted, today: '2026-06-01' });

describe('the check', () => {
  test('fails for an affected package, and passes once it is accepted until a later day', () => {
    expect(check([])).toEqual([
      expect.stringContaining('leaky 1.0.0 (node_modules/leaky) is affected by GHSA-aaaa: It leaks.'),
    ]);
    expect(check(accept('2026-06-01'))).toEqual([]);
    expect(check(accept('2026-05-31'))).toHaveLength(2);
    expect(check([...accept('2026-07-01'), ...accept('2026-07-01', 'tight')])).toEqual([
      expect.stringContaining('which is not affected: remove it'),
    ]);
  });
});

test('the file is written from the response of an OSV service, without withdrawn advisories', async () => {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url = '' } = request;
      response.setHeader('content-type', 'application/json');
      if (url === '/v1/querybatch') {
        asked.push(JSON.parse(Buffer.concat(parts).toString()));
        response.end(JSON.stringify({ results: [{ vulns: [{ id: 'A' }, { id: 'B' }] }, {}] }));
        return;
      }
      const id = url.slice(-1);
      const range = { type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '2.0.0' }] };
      response.end(
        JSON.stringify({
          id,
          summary: `About ${id}`,
          modified: '2026-01-01T00:00:00Z',
          ...(id === 'B' ? { withdrawn: '2026-02-01T00:00:00Z' } : {}),
          affected: [
            { package: { ecosystem: 'npm', name: 'leaky' }, ranges: [range, { type: 'GIT', events: [] }] },
            { package: { ecosystem: 'PyPI', name: 'leaky' }, ranges: [range] },
          ],
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const packages = [
      { name: 'leaky', version: '1.0.0' },
      { name: 'leaky', version: '1.0.0' },
      { name: 'tight', version: '3.0.0' },
    ];
    const found = await fetchAdvisories(packages, `http://127.0.0.1:${port}`);
    expect(asked).toEqual([
      {
        queries: [
          { package: { ecosystem: 'npm', name: 'leaky' }, version: '1.0.0' },
          { package: { ecosystem: 'npm', name: 'tight' }, version: '3.0.0' },
        ],
      },
    ]);
    expect(found).toMatchObject([
      { id: 'A', summary: 'About A.', affected: [{ package: { ecosystem: 'npm' } }] },
    ]);
    expect(found[0]?.affected).toHaveLength(1);
    expect(found.map((one) => isAffected(one, 'leaky', '1.0.0'))).toEqual([true]);
  } finally {
    server.close();
  }
});
