import semver from 'semver';

/**
 * Whether an advisory in the OSV format (https://ossf.github.io/osv-schema/) says that a version of an npm package is
 * affected: by its list of versions, or by a range of events sorted by version.
 */
export function isAffected(advisory, name, version) {
  return advisory.affected.some(
    (affected) =>
      affected.package.ecosystem === 'npm' &&
      affected.package.name === name &&
      ((affected.versions ?? []).includes(version) ||
        (affected.ranges ?? []).some((range) => range.type === 'SEMVER' && isInRange(range.events, version))),
  );
}

/** `0` sorts before every version. */
function versionOf(event) {
  const version = event.introduced ?? event.fixed ?? event.last_affected;
  return version === '0' ? '0.0.0-0' : version;
}

function isInRange(events, version) {
  let isIn = false;
  for (const event of events.toSorted((a, b) => semver.compare(versionOf(a), versionOf(b)))) {
    const order = semver.compare(version, versionOf(event));
    if (event.introduced !== undefined && order >= 0) isIn = true;
    if (event.fixed !== undefined && order >= 0) isIn = false;
    if (event.last_affected !== undefined && order > 0) isIn = false;
  }
  return isIn;
}

/**
 * The problems with the locked packages: a line for each advisory that affects one and is not accepted, and for each
 * acceptance that has expired or no longer applies. `today` is `YYYY-MM-DD`.
 */
export function findAdvisoryProblems({ packages, advisories, accepted, today }) {
  const found = advisories.flatMap((advisory) =>
    packages
      .filter(({ name, version }) => isAffected(advisory, name, version))
      .map((one) => ({ advisory, package: one })),
  );
  const isAccepted = ({ advisory, package: { name } }) =>
    accepted.some((one) => one.id === advisory.id && one.package === name && one.until >= today);
  return [
    ...found
      .filter((one) => !isAccepted(one))
      .map(
        ({ advisory, package: { name, version, path } }) =>
          `${name} ${version} (${path}) is affected by ${advisory.id}: ${advisory.summary} Update it, or accept it with a reason and a date in security/accepted-advisories.json.`,
      ),
    ...accepted
      .filter((one) => one.until < today)
      .map(
        (one) => `security/accepted-advisories.json accepts ${one.id} until ${one.until}: look at it again.`,
      ),
    ...accepted
      .filter(
        (one) =>
          !found.some(({ advisory, package: { name } }) => advisory.id === one.id && name === one.package),
      )
      .map(
        (one) =>
          `security/accepted-advisories.json accepts ${one.id} for ${one.package}, which is not affected: remove it.`,
      ),
  ];
}
