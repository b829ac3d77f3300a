/** Queries of one request. */
const BATCH = 500;

/**
 * Fetches the advisories that affect these packages from an OSV service, reduced to the fields the check reads and a
 * person needs. Withdrawn advisories are left out.
 */
export async function fetchAdvisories(packages, api) {
  const queries = [...new Map(packages.map((one) => [`${one.name}@${one.version}`, one])).values()].map(
    ({ name, version }) => ({ package: { ecosystem: 'npm', name }, version }),
  );
  const ids = new Set();
  for (let at = 0; at < queries.length; at += BATCH) {
    const { results } = await ask(`${api}/v1/querybatch`, { queries: queries.slice(at, at + BATCH) });
    for (const { vulns = [] } of results) for (const { id } of vulns) ids.add(id);
  }
  const advisories = [];
  for (const id of [...ids].toSorted()) {
    const whole = await ask(`${api}/v1/vulns/${encodeURIComponent(id)}`);
    if (whole.withdrawn !== undefined) continue;
    advisories.push({
      id: whole.id,
      aliases: whole.aliases ?? [],
      modified: whole.modified,
      summary: sentence(whole.summary ?? whole.details?.split('\n')[0] ?? ''),
      severity: whole.database_specific?.severity ?? '',
      affected: whole.affected
        .filter((affected) => affected.package?.ecosystem === 'npm')
        .map((affected) => ({
          package: { ecosystem: 'npm', name: affected.package.name },
          ...(affected.versions === undefined ? {} : { versions: affected.versions }),
          ranges: (affected.ranges ?? [])
            .filter((range) => range.type === 'SEMVER')
            .map((range) => ({ type: 'SEMVER', events: range.events })),
        })),
    });
  }
  return advisories;
}

const sentence = (text) => (text === '' || text.endsWith('.') ? text : `${text}.`);

async function ask(url, body) {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(30_000),
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}
