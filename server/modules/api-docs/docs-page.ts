import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import type { JsonSchema, OpenApi, Operation } from './openapi.ts';

/** The page's own stylesheet; its policy allows this one by its hash. */
export const docsStyle = `
:root { color-scheme: light dark; --ink: #1d1d1b; --soft: #5b5a55; --line: #dedbd3; --ground: #fbfaf8; --card: #fff; --mark: #1d4f91 }
@media (prefers-color-scheme: dark) { :root { --ink: #f1efea; --soft: #b4b1a8; --line: #3b3a36; --ground: #171715; --card: #20201e; --mark: #8db8f2 } }
* { box-sizing: border-box }
html { scroll-behavior: smooth }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: var(--ink); background: var(--ground) }
a { color: var(--mark); text-underline-offset: .15em }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; border-radius: 2px }
.skip { position: absolute; left: -999px }
.skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: .5rem 1rem; z-index: 1 }
.page { max-width: 72rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .75rem }
h2 { font-size: 1.375rem; line-height: 1.3; margin: 3.5rem 0 1rem }
h3 { font-size: 1rem; margin: 0 }
h4 { font-size: .875rem; margin: 1.5rem 0 .5rem; color: var(--soft) }
p { margin: 0 0 1rem; max-width: 44rem }
code, pre { font: .875rem/1.55 ui-monospace, Menlo, Consolas, monospace }
nav ul { list-style: none; padding: 0; margin: 1.5rem 0 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem }
nav a { display: inline-block; padding: .375rem 0 }
details { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; margin: 0 0 .5rem }
summary { cursor: pointer; padding: .75rem 1rem; display: grid; grid-template-columns: 4.25rem minmax(0, 1fr); gap: .125rem .75rem; align-items: baseline; list-style: none }
summary::-webkit-details-marker { display: none }
summary:hover .path { text-decoration: underline }
.method { font: 600 .75rem/1.5 ui-monospace, Menlo, Consolas, monospace; color: var(--mark) }
.path { overflow-wrap: anywhere; font-weight: 600 }
.method::before { content: '▸ ' }
details[open] .method::before { content: '▾ ' }
.what { grid-column: 2; color: var(--soft); font-size: .9375rem }
.body { padding: 0 1rem 1.25rem; border-top: 1px solid var(--line) }
dl { margin: 0; display: grid; grid-template-columns: minmax(9rem, max-content) minmax(0, 1fr); gap: .375rem 1.25rem }
dt { overflow-wrap: anywhere }
dd { margin: 0; color: var(--soft); overflow-wrap: anywhere }
pre { margin: 0; padding: .875rem 1rem; overflow: auto; max-height: 24rem; background: var(--ground); border: 1px solid var(--line); border-radius: .375rem }
.who { margin: 1rem 0 0; font-size: .9375rem }
@media (max-width: 40rem) { summary { grid-template-columns: 1fr } .what { grid-column: 1 } dl { grid-template-columns: 1fr; gap: 0 } dd { margin-bottom: .625rem } }
`;

const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** An OpenAPI document as one static page, which needs no script. */
export function docsPage(api: OpenApi): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = api.tags.map(({ name }) => ({
    name,
    calls: operations.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(api.info.title)}</title>
<style>${docsStyle}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<div class="page">
<header>
<h1>${escapeHtml(api.info.title)}</h1>
<p>${escapeHtml(api.info.description)}</p>
<p>This page is also an <a href="/api/openapi.json">OpenAPI 3.1 document</a>. Requests and answers are JSON unless a call says otherwise.</p>
<p>A call that writes sends the value of the <code>crumb</code> cookie in the header <code>X-CSRF-Token</code>. <code>GET /api/context/config</code> sets it for visitors, <code>GET /api/admin/me</code> for owners. An owner’s session is the cookie that signing in sets.</p>
<p>A failure has the status of its code and a body of <code>error</code>, <code>message</code> and, where fields are refused, <code>fields</code>. New codes may be added; handle unknown ones by their status.</p>
<nav aria-label="Groups of calls"><ul>${groups
    .map(
      ({ name, calls }) =>
        `<li><a href="#${slug(name)}">${escapeHtml(name)}</a> (${String(calls.length)})</li>`,
    )
    .join('')}</ul></nav>
</header>
<main id="calls">
${groups
  .map(
    ({ name, calls }) =>
      `<section aria-labelledby="${slug(name)}"><h2 id="${slug(name)}">${escapeHtml(name)}</h2>\n${calls
        .map((call) => callHtml(api, call.path, call.method, call.operation))
        .join('\n')}</section>`,
  )
  .join('\n')}
</main>
</div>
</body>
</html>
`;
}

function callHtml(api: OpenApi, path: string, method: string, operation: Operation): string {
  const id = operation.operationId;
  return `<details id="${id}"><summary><span class="method">${method.toUpperCase()}</span><h3 class="path"><code>${escapeHtml(path)}</code></h3><span class="what">${escapeHtml(operation.summary)}</span></summary>
<div class="body">
<p class="who">${whoText(operation)}</p>
${parametersHtml(operation)}${requestHtml(operation)}${answersHtml(api, operation)}${failuresHtml(operation)}</div></details>`;
}

function whoText({ security, tags }: Operation): string {
  const needs = Object.keys(security[0] ?? {});
  const crumb = needs.includes('crumb') ? ' Send the crumb.' : '';
  if (needs.includes('session')) return `For owners who are signed in.${crumb}`;
  if (tags.includes('Payments')) return 'For the payment provider, signed.';
  return `For everybody.${crumb}`;
}

function parametersHtml({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: place, required, schema }) =>
    rowHtml(name, [
      place === 'path' ? 'in the path' : 'in the query',
      ...describe(schema),
      required ? '' : 'optional',
    ]),
  );
  return `<h4>Parameters</h4><dl>${rows.join('')}</dl>\n`;
}

function requestHtml({ operationId, requestBody }: Operation): string {
  if (requestBody === undefined) return '';
  return Object.entries(requestBody.content)
    .map(([type, { schema, example }]) => {
      const { properties = {}, required = [] } = schema ?? {};
      const rows = Object.entries(properties).map(([name, property]) =>
        rowHtml(name, [...describe(property as JsonSchema), required.includes(name) ? '' : 'optional']),
      );
      const heading = type === 'application/json' ? 'Body' : `Body (${type})`;
      return `<h4>${heading}</h4>${rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`}${
        example === undefined ? '' : `<h4>Example</h4>${preHtml(`Example body of ${operationId}`, example)}`
      }\n`;
    })
    .join('');
}

function answersHtml(api: OpenApi, { operationId, responses }: Operation): string {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, { description, content = {} }]) => {
      const [type, json] = Object.entries(content)[0] ?? [];
      const text = type === undefined ? description : Object.keys(content).join(', ');
      const words =
        type === 'application/json' && json?.schema !== undefined ? '' : `<p>${escapeHtml(text)}</p>`;
      const shape = json?.schema === undefined ? '' : fieldsHtml(api, json.schema);
      const example =
        json?.example === undefined ? '' : preHtml(`Example answer of ${operationId}`, json.example);
      return `<h4>Answer ${status}</h4>${words}${shape}${example}\n`;
    })
    .join('');
}

/** The first level of an answer's fields; the example shows the rest. */
function fieldsHtml(api: OpenApi, { $ref }: JsonSchema): string {
  const schema = api.components.schemas[($ref ?? '').split('/').at(-1) ?? ''];
  const rows = Object.entries(schema?.properties ?? {}).map(([name, property]) =>
    rowHtml(name, [
      ...describe(property as JsonSchema),
      schema?.required?.includes(name) === true ? '' : 'may be left out',
    ]),
  );
  return rows.length === 0 ? '' : `<dl>${rows.join('')}</dl><h4>Example</h4>`;
}

function failuresHtml({ responses }: Operation): string {
  const rows = Object.entries(responses)
    .filter(([status]) => !status.startsWith('2'))
    .flatMap(([status, { content = {} }]) =>
      Object.entries(content['application/json']?.examples ?? {}).map(([code, { value }]) =>
        rowHtml(code, [`${status}: ${(value as { readonly message: string }).message}`]),
      ),
    );
  return `<h4>Failures</h4><dl>${rows.join('')}</dl>`;
}

const rowHtml = (name: string, facts: readonly string[]): string =>
  `<dt><code>${escapeHtml(name)}</code></dt><dd>${escapeHtml(facts.filter((fact) => fact !== '').join(', '))}</dd>`;

/** The example scrolls by keyboard too. */
const preHtml = (label: string, value: unknown): string =>
  `<pre tabindex="0" role="region" aria-label="${escapeHtml(label)}"><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`;

/** What values a schema allows, in words. */
function describe(schema: JsonSchema): readonly string[] {
  const choices = (schema.anyOf ?? schema.oneOf ?? []) as readonly JsonSchema[];
  if (choices.length > 0)
    return [[...new Set(choices.flatMap((one) => describe(one)[0] ?? []))].join(' or ')];
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.enum !== undefined) return [schema.enum.map((value) => JSON.stringify(value)).join(' or ')];
  const { type, format, minimum, maximum, minLength, maxLength, items } = schema;
  if (type === 'array') {
    const of = items === undefined || Array.isArray(items) ? '' : (describe(items as JsonSchema)[0] ?? '');
    return [of === '' ? 'list' : `list of ${of}`];
  }
  const limits: readonly (readonly [string, number | undefined, string])[] = [
    ['at least', minimum, ''],
    ['at most', maximum, ''],
    ['at least', minLength, ' characters'],
    ['at most', maxLength, ' characters'],
  ];
  return [
    format ?? (type === undefined ? 'any value' : String(type)),
    ...limits.flatMap(([words, limit, unit]) =>
      limit === undefined ? [] : [`${words} ${String(limit)}${unit}`],
    ),
  ];
}
