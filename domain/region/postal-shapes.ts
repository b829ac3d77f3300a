/**
 * The postal codes of countries: `#` is a digit, `@` a letter, a space or hyphen may be left out. Countries that are
 * not listed accept any code, and none.
 */
const shapes = `
AD AD### | AF #### | AI AI-#### | AL #### | AT #### | AU #### | AX ##### | BA ##### | BB BB##### | BD #### | BE ####
BG #### | BN @@#### | BR #####-### | BY ###### | CC #### | CH #### | CN ###### | CR ##### | CU ##### | CV #### | CX ####
CY #### | CZ ### ## | DE ##### | DK #### | DO ##### | DZ ##### | EC ###### | EE ##### | EG ##### | ES ##### | ET ####
FI ##### | FO ### | FR ##### | GE #### | GF ##### | GI @@## #@@ | GL #### | GN ### | GP ##### | GR ### ## | GT #####
GW #### | HR ##### | HT #### | HU #### | ID ##### | IN ### ### | IQ ##### | IR #####-##### | IS ### | IT #####
JO ##### | JP ###-#### | KE ##### | KG ###### | KR ##### | KW ##### | KZ ###### | LA ##### | LI #### | LK ##### | LR ####
LS ### | LU #### | MA ##### | MC ##### | ME ##### | MF ##### | MG ### | MK #### | MM ##### | MQ ##### | MT @@@ ####
MV ##### | MX ##### | MY ##### | NC ##### | NE #### | NF #### | NG ###### | NI ##### | NL #### @@ | NO #### | NP #####
NZ #### | OM ### | PF ##### | PG ### | PH #### | PK ##### | PL ##-### | PM ##### | PT ####-### | PY #### | RE #####
RO ###### | RU ###### | SE ### ## | SG ###### | SI #### | SJ #### | SK ### ## | SM ##### | SN ##### | SZ @### | TH #####
TJ ###### | TM ###### | TN #### | TR ##### | UA ##### | UY ##### | UZ ###### | VA ##### | VE #### | WF ##### | XK #####
YT ##### | ZA #### | ZM #####`;

interface PostalRule {
  /** A regular expression's source, matched whole and without regard to case. */
  readonly pattern: string;
  readonly example: string;
  /** How many digits a code is, where it is only digits. */
  readonly digits: number | null;
}

const zip: PostalRule = { pattern: String.raw`\d{5}(?:-\d{4})?`, example: '28801', digits: 5 };
const island = (prefix: string): PostalRule => ({
  pattern: String.raw`${prefix}\d{1,2} ?\d[A-Z]{2}`,
  example: `${prefix}1 1AA`,
  digits: null,
});

/** Those that have several forms, and examples that are known better than made-up ones. */
const rules: Readonly<Record<string, PostalRule>> = {
  CA: {
    pattern: String.raw`[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d`,
    example: 'M5V 3L9',
    digits: null,
  },
  GB: { pattern: String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`, example: 'SW1A 1AA', digits: null },
  GG: island('GY'),
  IM: island('IM'),
  JE: island('JE'),
  IL: { pattern: String.raw`\d{5}(?:\d{2})?`, example: '6688102', digits: null },
  LT: { pattern: String.raw`(?:LT[- ]?)?\d{5}`, example: 'LT-01100', digits: null },
  LV: { pattern: String.raw`(?:LV[- ]?)?\d{4}`, example: 'LV-1010', digits: null },
  MD: { pattern: String.raw`(?:MD[- ]?)?\d{4}`, example: 'MD-2001', digits: null },
  RS: { pattern: String.raw`\d{5,6}`, example: '11000', digits: null },
  SA: { pattern: String.raw`\d{5}(?:-\d{4})?`, example: '11564', digits: null },
  TW: { pattern: String.raw`\d{3}(?:\d{2,3})?`, example: '100', digits: null },
  VN: { pattern: String.raw`\d{5,6}`, example: '10000', digits: null },
  AS: zip,
  GU: zip,
  MP: zip,
  PR: zip,
  US: zip,
  VI: zip,
};

const examples: Readonly<Record<string, string>> = {
  AT: '1010',
  AU: '2000',
  BE: '1000',
  BR: '01310-100',
  CH: '8001',
  DE: '10115',
  DK: '1050',
  ES: '28001',
  FR: '75001',
  IN: '110001',
  IT: '00118',
  JP: '100-0001',
  MX: '06000',
  NL: '1011 AB',
  NO: '0150',
  PL: '00-001',
  PT: '1000-001',
  SE: '111 20',
};

function readShape(code: string, shape: string): PostalRule {
  let digit = 0;
  const pattern = [...shape].map(
    (sign) => ({ '#': String.raw`\d`, '@': '[A-Z]', ' ': ' ?', '-': '[- ]?' })[sign] ?? sign,
  );
  const made = shape.replaceAll(/[#@]/g, (sign) => (sign === '@' ? 'A' : String((digit += 1) % 10)));
  return {
    pattern: pattern.join(''),
    example: examples[code] ?? made,
    digits: /^#+$/.test(shape) ? shape.length : null,
  };
}

const shapeOf = new Map(
  shapes
    .trim()
    .split(/\s*[|\n]\s*/)
    .map((entry) => [entry.slice(0, 2), entry.slice(3)] as const),
);

/** The rule of a country's postal codes; null where any code is accepted, and none. */
export function postalRuleOf(code: string): PostalRule | null {
  const shape = shapeOf.get(code);
  return rules[code] ?? (shape === undefined ? null : readShape(code, shape));
}
