import {
  Assembler,
  type Code,
  type EvalCode,
  type Formatter,
  getCode,
  getType,
  type Instruction,
  MatcherImpl,
  Opcode,
  Parser,
  type PredicatePlugin,
  type RootCode,
} from '@squarespace/template-engine';
import { Expression } from './expression.ts';
import { type Places, SourcePlaces, type TemplateProblem } from './template-problem.ts';

export interface ParsedTemplate {
  readonly code: RootCode;
  /** Its problems, in the order of the source. What does not parse is shown as text. */
  readonly problems: readonly TemplateProblem[];
}

/** Maximum problems per file. */
const MAX_PROBLEMS = 100;

/** The package's assembler; records the place of each instruction and error. */
class PlacingAssembler extends Assembler {
  /** Offset of the current tag. */
  at = 0;
  readonly found: TemplateProblem[] = [];
  readonly #source: SourcePlaces;
  readonly #places: Places;
  /** Offsets of the open blocks, innermost last. */
  readonly #open: number[] = [];

  constructor(source: SourcePlaces, places: Places) {
    super();
    this.#source = source;
    this.#places = places;
  }

  override accept(instruction: Instruction): void {
    const code: unknown = getCode(instruction);
    if (typeof code === 'object' && code !== null)
      this.#places.set(code, { source: this.#source, offset: this.at });
    const type = getType(instruction);
    if (type === Opcode.EVAL) this.#readExpression(code as EvalCode);
    super.accept(instruction);
    // From here on the innermost block is this `or`, and errors belong to it.
    if (type === Opcode.OR_PREDICATE && this.#open.length > 0) this.#open[this.#open.length - 1] = this.at;
  }

  override push(...args: Parameters<Assembler['push']>): ReturnType<Assembler['push']> {
    this.#open.push(this.at);
    return super.push(...args);
  }

  override pop(): ReturnType<Assembler['pop']> {
    this.#open.pop();
    return super.pop();
  }

  override error({ message }: { message: string }): void {
    const isUnclosed = /^SyntaxError: (?:Reached EOF|Unclosed|Machine never)/.test(message);
    this.report(message, isUnclosed ? (this.#open.at(-1) ?? this.at) : this.at);
  }

  // The package parses an expression when it first runs and reports its errors then, once. Parsing it here reports them
  // with all others.
  #readExpression(code: EvalCode): void {
    const isTraced = code[1].startsWith('#');
    const text = isTraced ? code[1].slice(1) : code[1];
    const expression = new Expression(text);
    code.expr = expression;
    code.debug = isTraced;
    for (const error of expression.errors)
      this.report(`RuntimeError: Error parsing expression: ${JSON.stringify(text)}: ${error}`, this.at);
  }

  report(message: string, offset: number): void {
    if (this.found.length < MAX_PROBLEMS) this.found.push(this.#source.problemAt(offset, message));
  }
}

/** An instruction without its dot; not `{if (a) …}` of a script. */
const dotless = /^(?:if|section|repeated section) [@\w.$]+(?: ?(?:&&|\|\|) ?[@\w.$]+)*$/;

/** The package's parser; passes the assembler its position and any text that looks like a tag. */
class PlacingParser extends Parser {
  readonly #text: string;
  readonly #assembler: PlacingAssembler;

  constructor(
    text: string,
    assembler: PlacingAssembler,
    formatters: Record<string, Formatter>,
    predicates: Record<string, PredicatePlugin>,
  ) {
    super(text, assembler, new MatcherImpl(''), formatters, predicates);
    this.#text = text;
    this.#assembler = assembler;
  }

  override parseTag(start: number, end: number): boolean {
    this.#assembler.at = start - 1;
    const before = this.#assembler.found.length;
    const understood = super.parseTag(start, end);
    // `{.sectoin a}` and `{if a}` are text in this language, but never intended.
    if (!understood && this.#assembler.found.length === before) {
      const tag = this.#text.slice(start, Math.min(end, start + 60));
      if (tag.startsWith('.')) this.#assembler.report(`SyntaxError: Invalid instruction '${tag}'`, start - 1);
      else if (dotless.test(tag))
        this.#assembler.report(
          `SyntaxError: Invalid instruction '${tag}', which lacks its dot ({.${tag.split(' ', 1)[0] ?? ''} …})`,
          start - 1,
        );
    }
    return understood;
  }

  override stateMultiLineComment(): ReturnType<Parser['stateMultiLineComment']> {
    const next = super.stateMultiLineComment();
    if (next === null)
      this.#assembler.report(
        'SyntaxError: Reached EOF in the middle of a multi-line comment',
        this.#text.lastIndexOf('{##'),
      );
    return next;
  }
}

export interface ParseInput {
  readonly source: string;
  /** Path in the theme folder. */
  readonly file: string;
  /** The first line of the source in its file; more than 1 for an extracted part. */
  readonly firstLine: number;
  readonly formatters: Record<string, Formatter>;
  readonly predicates: Record<string, PredicatePlugin>;
  /** Receives the place of each instruction. */
  readonly places: Places;
}

/** Parses a template. Never throws for mistakes in it. */
export function parseTemplate(input: ParseInput): ParsedTemplate {
  const source = new SourcePlaces(input.source, input.file, input.firstLine);
  const assembler = new PlacingAssembler(source, input.places);
  new PlacingParser(input.source, assembler, input.formatters, input.predicates).parse();
  assembler.complete();
  const code = assembler.code();
  return { code: isRoot(code) ? code : [Opcode.ROOT, 1, [], Opcode.EOF], problems: assembler.found };
}

function isRoot(code: Code): code is RootCode {
  return Array.isArray(code) && code[0] === Opcode.ROOT;
}
