import { describe, expect, test } from 'vitest';
import { lockedPackages } from './locked-packages.mjs';
import { findLicenseProblems, makeSbom } from './sbom.mjs';

const lock = {
  packages: {
    '': { name: 'shop' },
    server: { name: '@shop/server' },
    'node_modules/@shop/server': { link: true, resolved: 'server' },
    'node_modules/@scope/one': {
      version: '1.2.3',
      integrity: 'sha512-AAEC',
      license: 'MIT',
      dependencies: { two: '^2.0.0', gone: '*' },
    },
    'node_modules/two': { version: '3.0.0', license: '(MIT OR Apache-2.0)', dev: true },
    'node_modules/@scope/one/node_modules/two': { version: '2.0.0', license: 'ISC' },
    'node_modules/@scope/one/node_modules/two/node_modules/three': {
      version: '1.0.0',
      dependencies: { two: '*' },
    },
  },
};
const sbom = makeSbom({
  name: 'shop',
  version: '0.1.0',
  license: 'Apache-2.0',
  dependencies: ['@scope/one', 'two'],
  packages: lockedPackages(lock),
});

describe('the bill of materials', () => {
  test('lists every installed copy with licence and checksum, and none of our own packages', () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    expect(sbom.components.map((one) => [one.purl, one.scope])).toEqual([
      ['pkg:npm/%40scope/one@1.2.3', 'required'],
      ['pkg:npm/three@1.0.0', 'required'],
      ['pkg:npm/two@2.0.0', 'required'],
      ['pkg:npm/two@3.0.0', 'optional'],
    ]);
    expect(sbom.components[0]).toMatchObject({
      hashes: [{ alg: 'SHA-512', content: '000102' }],
      licenses: [{ license: { id: 'MIT' } }],
    });
    expect(sbom.components[3]?.licenses).toEqual([{ expression: 'MIT OR Apache-2.0' }]);
  });

  test('lists dependencies as Node resolves them', () => {
    const on = (ref: string) => sbom.dependencies.find((one) => one.ref.startsWith(ref))?.dependsOn;
    const inner = 'pkg:npm/two@2.0.0|node_modules/@scope/one/node_modules/two';
    expect(on('shop')).toEqual([
      'pkg:npm/%40scope/one@1.2.3|node_modules/@scope/one',
      'pkg:npm/two@3.0.0|node_modules/two',
    ]);
    expect(on('pkg:npm/%40scope/one')).toEqual([inner]);
    expect(on('pkg:npm/three')).toEqual([inner]);
    const refs = new Set(sbom.components.map((one) => one['bom-ref']));
    expect(sbom.dependencies.flatMap((one) => one.dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
  });
});

const under = (license: string | null) => [{ name: 'a', version: '1.0.0', license }];
const problems = (license: string | null): string[] => findLicenseProblems(under(license));

test('licences that are unknown or copyleft are reported', () => {
  for (const fine of ['MIT', '(GPL-3.0 OR MIT)', 'LGPL-3.0-or-later', 'Apache-2.0 AND MIT']) {
    expect([fine, problems(fine)]).toEqual([fine, []]);
  }
  for (const refused of ['GPL-3.0-only', 'AGPL-3.0-or-later', '(GPL-2.0 OR AGPL-3.0)', 'MIT AND GPL-2.0']) {
    expect([refused, problems(refused).length]).toEqual([refused, 1]);
  }
  expect(problems(null)).toEqual([expect.stringContaining('states no licence')]);
  expect(findLicenseProblems(under(null), { a: 'MIT' })).toEqual([]);
});
