import { posix } from 'node:path';

/** The layers from top to bottom, and which layers each may import. */
const ALLOWED = {
  editor: ['blocks', 'contracts', 'domain'],
  server: ['starters', 'blocks', 'contracts', 'domain'],
  starters: ['blocks', 'contracts', 'domain'],
  storefront: ['blocks', 'contracts', 'domain'],
  blocks: ['contracts', 'domain'],
  contracts: ['domain'],
  domain: [],
  testing: ['editor', 'server', 'storefront', 'starters', 'blocks', 'contracts', 'domain'],
  e2e: ['scripts', 'testing', 'editor', 'server', 'storefront', 'starters', 'blocks', 'contracts', 'domain'],
  bench: [
    'scripts',
    'testing',
    'editor',
    'server',
    'storefront',
    'starters',
    'blocks',
    'contracts',
    'domain',
  ],
  scripts: ['testing', 'editor', 'server', 'storefront', 'starters', 'blocks', 'contracts', 'domain'],
};

/** The one file that imports the definitions of modules. */
const MODULE_LIST = 'server/modules/index.ts';

/** Language features that make a rule depend on time or randomness. */
const IMPURE = [
  [/\bDate\.now\(\)/, 'Date.now()'],
  [/\bnew Date\(\)/, 'new Date()'],
  [/\bMath\.random\(\)/, 'Math.random()'],
  [/\bprocess\.\w/, 'process'],
];

/**
 * Every violation of the import boundaries, one sentence each, which says what to move where. `files` maps a path
 * relative to the project's root, with `/`, to its text.
 */
export function findBreaches(files) {
  const graph = new Map();
  const breaches = [];
  for (const [path, text] of files) {
    const links = importsOf(text).map((link) => ({ ...link, target: resolveTarget(path, link.from, files) }));
    graph.set(path, links);
    for (const link of links) breaches.push(...checkLink(path, link, files));
    breaches.push(...checkPurity(path, text), ...checkCaches(path, text));
  }
  return [...breaches, ...checkZod(graph), ...checkFileCycles(graph)];
}

/** The imports and re-exports of a source; `isType` marks those erased when types are stripped. */
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
/** The catalogue itself, and tests, which may compare with texts of one language. */
const speaksOneLanguage = (path) =>
  path.startsWith('domain/text/') || isTest(path) || /^(testing|e2e|bench)\//.test(path);
const isTest = (path) => /\.test\.tsx?$/.test(path);
const moduleOf = (path) => /^server\/modules\/([^/]+)\//.exec(path)?.[1] ?? null;

/** The file an import resolves to, or null for a package. */
function resolveTarget(path, from, files) {
  let goal = null;
  if (from.startsWith('.')) goal = posix.join(posix.dirname(path), from);
  else if (from.startsWith('@vitrine/')) goal = from.slice('@vitrine/'.length);
  if (goal === null) return null;
  goal = goal.replace(/\?.*$/, '');
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => goal + end).find((name) => files.has(name)) ?? goal;
}

function checkLink(path, { from, target }, files) {
  const layer = layerOf(path);
  if (target === null) return checkPackage(path, from);
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
        'Have modules contribute what it needs (platform/module.ts), or move the shared type to server/platform/.',
    ];
  }
  const [ours, theirs] = [moduleOf(path), moduleOf(target)];
  // The migration tool reads the tables of all modules together; types between tables are the same case.
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

function checkPackage(path, from) {
  if (layerOf(path) !== 'domain' || isTest(path)) return [];
  return [
    `${path} imports ${from}: domain/ imports nothing but itself. ` +
      'Move the code that needs it to server/ (or to blocks/ for React), and pass the values to domain.',
  ];
}

function adviseLayer(layer, goal) {
  const shared = (ALLOWED[layer] ?? []).filter((name) => ALLOWED[goal]?.includes(name));
  const place =
    shared.includes('domain') || layer === 'domain' ? 'domain/ if it is a pure rule' : `${shared[0]}/`;
  const others = shared.filter((name) => name !== 'domain').map((name) => `${name}/`);
  const alternatives = others.length > 0 ? ` or ${others.join(' or ')}` : '';
  return `Move what both need to ${place}${alternatives}, or move this code up to ${goal}/.`;
}

function checkPurity(path, text) {
  if (layerOf(path) !== 'domain' || isTest(path)) return [];
  const code = withoutComments(text);
  return IMPURE.filter(([pattern]) => pattern.test(code)).map(
    ([, name]) =>
      `${path} uses ${name}: a rule in domain/ must return the same result every time. ` +
      'Take the value as a parameter, and pass it from server/ or storefront/.',
  );
}

/** Values with the lifetime of a platform or of a website's revision must not be cached by object identity. */
function checkCaches(path, text) {
  if (layerOf(path) !== 'server' || isTest(path)) return [];
  return [...withoutComments(text).matchAll(/\bWeakMap<\s*(Platform|Site|Config|Database)\b/g)].map(
    ([, key]) =>
      `${path} uses WeakMap<${key}, …>: a cache belongs to its module. ` +
      'Make it with perPlatform(), or with perRevision() for what is read from a website.',
  );
}

/** zod weighs 91 KB in a browser, so nothing a visitor downloads may lead to it. */
function checkZod(graph) {
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

/** The path of files from `start` to one with an import that `isGoal` accepts, following runtime imports. */
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
 * Also finds modules whose services (`index.ts`) use each other. No other module imports a module's definition and
 * routes, so these may use a module that uses its services.
 */
function checkFileCycles(graph) {
  const links = new Map(
    [...graph].map(([path, found]) => [
      path,
      found.filter((link) => graph.has(link.target)).map((link) => link.target),
    ]),
  );
  return findCycles(links).map(
    (cycle) =>
      `${[...cycle, cycle[0]].join(' -> ')}: these files import each other. ` +
      `Move what ${cycle[0]} and ${cycle.at(-1)} share to a separate file that both import, ` +
      'or pass one what it needs of the other as a parameter or a contribution.',
  );
}

/** One cycle per strongly connected group of files, found depth first. */
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
