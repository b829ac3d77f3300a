/**
 * Words the project no longer uses and their replacements; docs/glossary.md explains the ones in use. `words` are
 * matched as parts of names (camelCase, kebab-case, snake_case) and as words of comments, test titles and documents;
 * texts that people read in the product are ignored. `in` limits an entry to some files; `names` limits it to names of
 * code and files, for words that are ordinary English. `except` matches what is allowed.
 */
export const RETIRED = [
  {
    words: ['tell', 'tells', 'told', 'telling'],
    instead: 'report, describe, notify or track',
    except: /\buntold\b/,
  },
  { words: ['reckon', 'reckons', 'reckoned', 'reckoning', 'reckonings'], instead: 'calculate' },
  {
    words: ['news', 'hear', 'hears', 'heard'],
    instead: 'pub-sub, event or notification',
    names: true,
    in: /^(server\/platform|server\/[\w-]+\.ts|server\/modules\/(search|websites|pages|payments)|testing\/[\w-]+\.ts)/,
  },
  { words: ['patience'], instead: 'timeout' },
  { words: ['passes'], instead: 'poller', names: true, in: /^server\//, except: /passesLuhn|\bpasses\b/ },
  { words: ['duty', 'duties'], instead: 'fulfilment task' },
  { words: ['order part', 'order parts'], instead: 'order section' },
  { words: ['purpose cart', 'purpose carts'], instead: 'direct-checkout cart' },
  { words: ['deed', 'deeds'], instead: 'action, or engagement buttons for like and share' },
  { words: ['wardrobe', 'wear', 'wears', 'worn', 'wore'], instead: 'theme switcher, activate, use' },
  { words: ['room', 'rooms'], instead: 'screen', in: /^(editor\/|e2e\/journeys\/owner)/ },
  {
    words: ['room', 'rooms'],
    instead: 'space, or what it is',
    names: true,
    // A category of the content that benchmarks read.
    except: /\?category=Room%20/,
  },
  { words: ['doorway', 'doorways'], instead: 'auth layout' },
  { words: ['census'], instead: 'analytics', except: /\/api\/census\/|\\\/census\\\/|\bcensus (?:on|off)\b/ },
  { words: ['life'], instead: 'engagement, or lifecycle', names: true, except: /still-life/ },
  { words: ['beside'], instead: 'extras', names: true, except: /\bbeside\b/ },
  {
    words: ['face', 'faces'],
    instead: 'view',
    except: /font-face|@font-face|typeface|face\.woff2|new FontFace\b/,
  },
  { words: ['storm', 'storms'], instead: 'chaos test' },
  {
    words: ['restock', 'restocks', 'restocked'],
    instead: 'back in stock for the waiting list, return to stock for refunds',
    // Of the specification: its address, and the product context and store setting of that name.
    except:
      /notifications\/restock|\b(?:productR|r)estockNotification\w*|product-restock-(?:notification|cta|form)|"Restock [a-z -]+"|\brestock\b(?=[:,.?\]' }])/,
  },
  { words: ['store call', 'store calls'], instead: 'storefront bootstrap' },
  { words: ['keep index', 'turn pages'], instead: 'indexer; invalidate pages' },
  { words: ['companion', 'companions'], instead: 'related items' },
  { words: ['mishap', 'mishaps'], instead: 'error page' },
  { words: ['surroundings'], instead: 'environment' },
  {
    words: ['read together', 'early answer', 'early answers'],
    instead: 'batch loader; socket cache',
    names: true,
  },
  {
    // The name of a queue in databases that are in use.
    words: ['forgotten cart', 'forgotten carts'],
    instead: 'abandoned carts',
    except: /remove-forgotten-carts/,
  },
  { words: ['kept draft', 'kept drafts'], instead: 'saved draft' },
  { words: ['treat comment', 'treat comments', 'treatable'], instead: 'moderate', names: true },
  {
    words: ['take upload', 'take download', 'take reset', 'take order number'],
    instead: 'import, consume, allocate',
    names: true,
  },
  { words: ['lay out mail'], instead: 'render mail', names: true },
  {
    words: [
      'held rows',
      'leads back',
      'first look',
      'sound page',
      'pay as shown',
      'some media',
      'shop to buy from',
    ],
    instead: 'row locks, redirects to form, critical styles, page basics, fixture: what it is',
    names: true,
  },
  {
    words: ['slip', 'slips'],
    instead: 'typo, edit distance',
    names: true,
    // The paper in a parcel.
    except: /[pP]acking[-_ ]?[sS]lips?/,
  },
  { words: ['anew'], instead: 'again' },
];

/** Files that may contain the words: demo content, themes of tests, and texts that are not about code. */
const LEFT_ALONE =
  /^(testing\/(?:demo-site|folder-sites)\/|themes\/[^/]+\/fonts\/|docs\/glossary\.md|scripts\/retired-words)/;

/**
 * The retired words of a file, one sentence each, with their line. `path` is relative to the project's root.
 * @param {string} path
 * @param {string} text
 */
export function findRetired(path, text) {
  if (LEFT_ALONE.test(path)) return [];
  const findings = [];
  const { names, prose } = path.endsWith('.md') ? { names: '', prose: text } : splitSource(text);
  const all = apart(`${path}\n${names}\n${prose}`);
  for (const entry of RETIRED) {
    const pattern = patternOf(entry.words);
    // Few files contain a word at all; only those are read line by line.
    if (entry.in?.test(path) === false || !pattern.test(all)) continue;
    const places = [
      ['its name', path, 0],
      ...linesOf(names).map(([line, number]) => ['a name', line, number]),
      ...(entry.names === true ? [] : linesOf(prose).map(([line, number]) => ['the text', line, number])),
    ];
    for (const [what, line, number] of places) {
      const left = entry.except === undefined ? line : line.replaceAll(new RegExp(entry.except, 'g'), ' ');
      const found = pattern.exec(apart(left));
      if (found === null) continue;
      const place = number === 0 ? path : `${path}:${number}`;
      findings.push(
        `${place}: ${what} has "${found[0].trim()}". Use ${entry.instead}; see docs/glossary.md.`,
      );
    }
  }
  return findings;
}

/** Names split into lower-case words: `tellEnd`, `tell-end` and `TELL_END` become "tell end". */
function apart(line) {
  return line
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .toLowerCase();
}

function patternOf(words) {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}

function linesOf(text) {
  return text.split('\n').map((line, index) => [line, index + 1]);
}

/** Spaces in place of the text, with the same line breaks. */
function blank(part) {
  return part.replaceAll(/[^\n]/g, ' ');
}

/**
 * Splits a source into two texts with the same lines: `names` is its code without comments and without strings of
 * several words, `prose` its comments and test titles.
 */
export function splitSource(text) {
  let prose = '';
  let names = '';
  let at = 0;
  // A comment, a string or a template; everything else is code.
  const piece =
    /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(,])\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gm;
  for (const found of text.matchAll(piece)) {
    const [whole] = found;
    const before = text.slice(at, found.index);
    names += before;
    prose += blank(before);
    at = found.index + whole.length;
    const isComment = whole.startsWith('/*') || whole.startsWith('//');
    const isTitle = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*$/.test(before);
    const isSentence = /\s/.test(whole);
    names += isComment || isSentence ? blank(whole) : whole;
    prose += isComment || isTitle ? whole : blank(whole);
  }
  names += text.slice(at);
  return { names, prose };
}
