import { resolveLocked } from './locked-packages.mjs';

/** `pkg:npm/%40scope/name@1.0.0`; see the purl specification. */
const purl = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/**
 * A bill of materials in the CycloneDX format, version 1.6, of the packages of a lockfile: each with its licence, the
 * checksum npm verifies, whether it is a development dependency only, and its dependencies. The same lockfile gives
 * the same bill of materials.
 */
export function makeSbom({ name, version, license, dependencies, packages }) {
  const byPath = new Map(packages.map((one) => [one.path, one]));
  const paths = new Set(byPath.keys());
  const refOf = new Map(packages.map((one) => [one.path, `${purl(one)}|${one.path}`]));
  const refsOf = (from, names) =>
    names
      .map((each) => resolveLocked(paths, from, each))
      .filter((path) => path !== null)
      .map((path) => refOf.get(path))
      .toSorted();
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': name,
        name,
        version,
        licenses: [{ license: { id: license } }],
      },
    },
    components: packages
      .map((one) => ({
        type: 'library',
        'bom-ref': refOf.get(one.path),
        name: one.name,
        version: one.version,
        scope: one.isDevelopment || one.isOptional ? 'optional' : 'required',
        purl: purl(one),
        ...(one.integrity === null ? {} : { hashes: hashesOf(one.integrity) }),
        ...(one.license === null ? {} : { licenses: [licenseOf(one.license)] }),
        properties: [
          { name: 'cdx:npm:package:path', value: one.path },
          ...(one.isDevelopment ? [{ name: 'cdx:npm:package:development', value: 'true' }] : []),
        ],
      }))
      .toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
    dependencies: [
      { ref: name, dependsOn: refsOf('', dependencies) },
      ...packages
        .map((one) => ({ ref: refOf.get(one.path), dependsOn: refsOf(one.path, one.dependencies) }))
        .toSorted((a, b) => (a.ref < b.ref ? -1 : 1)),
    ],
  };
}

/** npm's `sha512-<base64>`, one or several. */
function hashesOf(integrity) {
  return integrity.split(/\s+/).map((one) => {
    const [algorithm, digest] = [one.slice(0, one.indexOf('-')), one.slice(one.indexOf('-') + 1)];
    return {
      alg: algorithm.replace(/^sha(\d+)$/, 'SHA-$1'),
      content: Buffer.from(digest, 'base64').toString('hex'),
    };
  });
}

const licenseOf = (license) =>
  /^[\w.-]+$/.test(license)
    ? { license: { id: license } }
    : { expression: license.replace(/^\((.*)\)$/, '$1') };

/** Copyleft licences that would apply to the product; see CONTRIBUTING.md. */
const REFUSED = /\b(?:A?GPL)-/;
const isRefused = (license) =>
  license.split(/\s+OR\s+/i).every((choice) => REFUSED.test(choice) && !/\bLGPL-/.test(choice));

/** A line for each package whose licence is unknown or not allowed. */
export function findLicenseProblems(packages, known = {}) {
  return packages.flatMap(({ name, version, license: stated }) => {
    const license = stated ?? known[name] ?? null;
    if (license === null)
      return [`${name} ${version} states no licence: look it up and note it in security/licenses.json.`];
    return isRefused(license) ? [`${name} ${version} is under ${license}, which is not taken in.`] : [];
  });
}
