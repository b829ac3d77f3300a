import { posix } from 'node:path';

/** The layers from the top down, and which ones each may import. */
const ALLOWED = {
  editor: ['blocks', 'contracts', 'domain'],
  server: ['blocks', 'contracts', 'domain'],
  storefront: ['blocks', 'contracts', 'domain'],
  blocks: ['contracts', 'domain'],
  contracts: ['domain'],
  domain: [],
  testing: ['editor', 'server', 'storefront', 'blocks', 'contracts', 'domain'],
  e2e: ['scripts', 'testing', 'editor', 'server', 'storefront', 'blocks', 'contracts', 'domain'],
  bench: ['scripts', 'testing', 'editor', 'server', 'storefront', 'blocks', 'contracts', 'domain'],
  scripts: ['testing', 'editor', 'server', 'storefront', 'blocks', 'contracts', 'domain'],
};

/** The one file that imports the definitions of modules. */
const MODULE_LIST = 'server/modules/index.ts';

/** What of the language makes a rule depend on the moment or on chance. */
const IMPURE = [
  [/\bDate\.now\(\)/, 'Date.now()'],
  [/\bnew Date\(\)/, 'new Date()'],
  [/\bMath\.random\(\)/, 'Math.random()'],
  [/\bprocess\.\w/, 'process'],
];

/**
 * Every breach of the import boundaries in the given sources, each as one sentence that says what to move where.
 * `files` maps a path from the project's root, with `/`, to its text.
 */
export function findBreaches(files) {
  const graph = new Map();
  const breaches = [];
  for (const [path, text] of files) {
    const links = importsOf(text).map((link) => ({ ...link, target: resolveTarget(path, link.from, files) }));
    graph.set(path, links);
    for (const link of links) breaches.push(...judgeLink(path, link, files));
    breaches.push(...judgePurity(path, text), ...judgeCaches(path, text));
  }
  return [...breaches, ...judgeZod(graph), ...judgeFileCycles(graph)];
}

/** The imports and re-exports of a source; `isType` for those that vanish when types are stripped. */
export function importsOf(text) {
  const code = withoutComments(text);
  const found = [];
  const statement =
    /(?:^|[;\n])\s*(?:import|export)\s+(type\s+)?((?:[\w*$\s{},]|\btype\b)*?)\s*from\s*(['"])([^'"]+)\3/g;
  for (const [, type, names, , from] of code.matchAll(statement)) {
    found.push({ from, isType: type !== undefined || hasOnlyTypes(names) });
  }
  for (const [, , from] of code.matchAll(/(?:^|[;\n])\s*import\s*(['"])([^'"]+)\1/g))
    found.push({ from, isType: false });
  for (const [, , from] of code.matchAll(/\bimport\(\s*(['"])([^'"]+)\1\s*\)/g)) {
    found.push({ from, isType: false, isLate: true });
  }
  return found;
}

function hasOnlyTypes(names) {
  const listed = /^\s*\{([^}]*)\}\s*$/.exec(names)?.[1];
  if (listed === undefined) return false;
  const parts = listed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => part.startsWith('type '));
}

function withoutComments(text) {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/[^\n]*/g, '$1');
}

const layerOf = (path) => path.split('/')[0];
/** The catalogue itself, and tests, which may compare with the words of one language. */
const speaksOneLanguage = (path) =>
  path.startsWith('domain/text/') || isTest(path) || /^(testing|e2e|bench)\//.test(path);
const isTest = (path) => /\.test\.tsx?$/.test(path);
const moduleOf = (path) => /^server\/modules\/([^/]+)\//.exec(path)?.[1] ?? null;

/** The file an import leads to, or null for a package. */
function resolveTarget(path, from, files) {
  let goal = null;
  if (from.startsWith('.')) goal = posix.join(posix.dirname(path), from);
  else if (from.startsWith('@vitrine/')) goal = from.slice('@vitrine/'.length);
  if (goal === null) return null;
  goal = goal.replace(/\?.*$/, '');
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => goal + end).find((name) => files.has(name)) ?? goal;
}

function judgeLink(path, { from, target }, files) {
  const layer = layerOf(path);
  if (target === null) return judgePackage(path, from);
  const [, area] = /^domain\/text\/[a-z]{2}\/(.+)$/.exec(target) ?? [];
  if (area !== undefined && files.has(`domain/text/${area}`) && !speaksOneLanguage(path)) {
    return [
      `${path} imports ${target}: its texts would be in one language. ` +
        `Import domain/text/${area} and call what it exports with the locale.`,
    ];
  }
  const goal = layerOf(target);
  if (isTest(path) && goal === 'testing') return [];
  if (goal !== layer && Object.hasOwn(ALLOWED, goal) && !ALLOWED[layer]?.includes(goal)) {
    return [`${path} imports ${target}: ${layer}/ may not import ${goal}/. ${adviseLayer(layer, goal)}`];
  }
  if (path.startsWith('server/platform/') && target.startsWith('server/modules/') && !isTest(path)) {
    return [
      `${path} imports ${target}: the platform knows no feature. ` +
        'Let modules contribute what it needs (platform/module.ts), or move the shared type to server/platform/.',
    ];
  }
  const [ours, theirs] = [moduleOf(path), moduleOf(target)];
  // A migration tool reads the tables of all modules together; types between tables are the same matter.
  if (theirs !== null && theirs !== ours && layer === 'server' && !isTest(path)) {
    const isService = target === `server/modules/${theirs}/index.ts`;
    const isDefinition = target === `server/modules/${theirs}/module.ts`;
    if (isDefinition && path === MODULE_LIST) return [];
    if (isDefinition) {
      return [
        `${path} imports ${target}: only ${MODULE_LIST} imports the definition of a module. ` +
          `Read what modules contribute with contributions(), or export a service from server/modules/${theirs}/index.ts.`,
      ];
    }
    if (!isService) {
      return [
        `${path} imports ${target}: another module imports only the services of ${theirs}. ` +
          `Export what is needed from server/modules/${theirs}/index.ts and import it from there.`,
      ];
    }
  }
  return [];
}

function judgePackage(path, from) {
  if (layerOf(path) !== 'domain' || isTest(path)) return [];
  return [
    `${path} imports ${from}: domain/ imports nothing but itself. ` +
      'Move what needs it to server/ (or to blocks/ for React), and hand domain the values.',
  ];
}

function adviseLayer(layer, goal) {
  const shared = (ALLOWED[layer] ?? []).filter((name) => ALLOWED[goal]?.includes(name));
  const place =
    shared.includes('domain') || layer === 'domain' ? 'domain/ if it is a pure rule' : `${shared[0]}/`;
  const others = shared.filter((name) => name !== 'domain').map((name) => `${name}/`);
  const alternatives = others.length > 0 ? ` or ${others.join(' or ')}` : '';
  return `Move what both need to ${place}${alternatives}, or move this file's work up to ${goal}/.`;
}

function judgePurity(path, text) {
  if (layerOf(path) !== 'domain' || isTest(path)) return [];
  const code = withoutComments(text);
  return IMPURE.filter(([pattern]) => pattern.test(code)).map(
    ([, name]) =>
      `${path} uses ${name}: a rule in domain/ gives the same answer every time. ` +
      'Take the value as a parameter, and let the caller in server/ or storefront/ supply it.',
  );
}

/** What lives as long as a platform or a website's revision must not hang on the identity of an object. */
function judgeCaches(path, text) {
  if (layerOf(path) !== 'server' || isTest(path)) return [];
  return [...withoutComments(text).matchAll(/\bWeakMap<\s*(Platform|Site|Config|Database)\b/g)].map(
    ([, key]) =>
      `${path} uses WeakMap<${key}, …>: a cache belongs to its module. ` +
      'Make it with perPlatform(), or with perRevision() for what is read from a website.',
  );
}

/** zod weighs 91 KB in a browser, so nothing a visitor downloads may lead to it. */
function judgeZod(graph) {
  const breaches = [];
  for (const start of graph.keys()) {
    if (layerOf(start) !== 'storefront' || isTest(start) || start.endsWith('.config.ts')) continue;
    const trail = findTrail(graph, start, (link) => link.from === 'zod');
    if (trail === null) continue;
    breaches.push(
      `${[...trail, 'zod'].join(' -> ')}: zod must not reach a visitor's browser. ` +
        'Import only types from there, or move the needed value to a file that does not import zod.',
    );
  }
  return breaches;
}

/** The files from `start` to one with a link that `isGoal` accepts, following what is imported at run time. */
function findTrail(graph, start, isGoal) {
  const came = new Map([[start, null]]);
  for (const path of came.keys()) {
    for (const link of graph.get(path) ?? []) {
      if (link.isType) continue;
      if (isGoal(link)) {
        const trail = [];
        for (let at = path; at !== null; at = came.get(at)) trail.unshift(at);
        return trail;
      }
      if (link.target !== null && graph.has(link.target) && !came.has(link.target))
        came.set(link.target, path);
    }
  }
  return null;
}

/**
 * Also finds the modules whose services (`index.ts`) use each other. A module's definition and routes are imported by no
 * other module, so they may use one that uses its services.
 */
function judgeFileCycles(graph) {
  const links = new Map(
    [...graph].map(([path, found]) => [
      path,
      found.filter((link) => graph.has(link.target)).map((link) => link.target),
    ]),
  );
  return findCycles(links).map(
    (cycle) =>
      `${[...cycle, cycle[0]].join(' -> ')}: these files import each other in a circle. ` +
      `Move what ${cycle[0]} and ${cycle.at(-1)} share to a file of its own that both import, ` +
      'or hand one what it needs of the other as a parameter or a contribution.',
  );
}

/** One cycle for each knot of the graph, found depth first. */
function findCycles(links) {
  const state = new Map();
  const cycles = [];
  const visit = (node, trail) => {
    state.set(node, 'open');
    trail.push(node);
    for (const next of links.get(node) ?? []) {
      if (state.get(next) === 'open') cycles.push(trail.slice(trail.indexOf(next)));
      else if (!state.has(next)) visit(next, trail);
    }
    trail.pop();
    state.set(node, 'done');
  };
  for (const node of links.keys()) if (!state.has(node)) visit(node, []);
  return cycles;
}
