import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  type CompletionContext,
  completionStatus,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { search, searchKeymap, searchPanelOpen } from '@codemirror/search';
import {
  Annotation,
  Compartment,
  EditorSelection,
  EditorState,
  Prec,
  type StateCommand,
} from '@codemirror/state';
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { changedPart } from './changed-part.ts';
import { loadLanguage } from './code-language.ts';
import { codeLook } from './code-theme.ts';
import type { Caret, CodeInputProps, CodeProblem } from './code-input.ts';
import type { CodeLanguage } from './code-language.ts';

/** A change that comes from outside, such as the page's own Undo. */
const fromOutside = Annotation.define<boolean>();

/** Texts sent out that have not come back yet, at most. */
const MAX_SENT = 50;

const withPlainLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** Words of the editor's own parts, as the rest of the screens writes them. */
const phrases = {
  next: 'Next',
  previous: 'Previous',
  all: 'Select all',
  'match case': 'Match case',
  regexp: 'Pattern',
  'by word': 'Whole words',
  replace: 'Replace',
  'replace all': 'Replace all',
  close: 'Close',
};

/** Spaces where the caret stands; selected lines are moved in. */
const indent: StateCommand = ({ state, dispatch }) => {
  if (state.readOnly) return false;
  if (state.selection.ranges.some(({ empty }) => !empty)) return indentMore({ state, dispatch });
  dispatch(state.update(state.replaceSelection('  '), { scrollIntoView: true, userEvent: 'input' }));
  return true;
};

/** The editor of one field of code. `latest` is what the field is given now. */
export class CodeView {
  readonly #view: EditorView;
  readonly #language = new Compartment();
  readonly #attributes = new Compartment();
  readonly #reading = new Compartment();
  /** Texts sent out that have not come back as the value yet. */
  #sent: string[] = [];
  #isGone = false;

  constructor(parent: Element, latest: () => CodeInputProps) {
    const started = latest();
    const state = EditorState.create({
      doc: withPlainLines(started.value),
      extensions: [
        this.#language.of([]),
        this.#attributes.of([]),
        this.#reading.of([]),
        keysOfTab(latest),
        lineNumbers(),
        started.marksProblems ? lintGutter() : [],
        highlightSpecialChars(),
        history(),
        drawSelection(),
        dropCursor(),
        EditorState.tabSize.of(2),
        indentUnit.of('  '),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ icons: false, maxRenderedOptions: 50 }),
        EditorState.languageData.of(() => [{ autocomplete: completeFrom(() => latest().variables) }]),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        search({ top: true }),
        EditorState.phrases.of(phrases),
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...searchKeymap,
          ...historyKeymap,
          ...lintKeymap,
        ]),
        started.language === 'markdown' ? EditorView.lineWrapping : [],
        codeLook,
        EditorState.transactionFilter.of((transaction) => {
          const { maxLength, onTooLong } = latest();
          const isTooLong =
            transaction.docChanged &&
            maxLength !== undefined &&
            transaction.newDoc.length > maxLength &&
            transaction.newDoc.length > transaction.startState.doc.length &&
            transaction.annotation(fromOutside) !== true;
          if (!isTooLong) return transaction;
          onTooLong();
          return [];
        }),
        EditorView.updateListener.of((update) => {
          const isOutside = update.transactions.some((one) => one.annotation(fromOutside) === true);
          if (!update.docChanged || isOutside) return;
          const value = update.state.doc.toString();
          this.#sent = [...this.#sent, value].slice(-MAX_SENT);
          latest().onChange(value);
        }),
      ],
    });
    this.#view = new EditorView({ state, parent });
    this.#view.setTabFocusMode(true);
  }

  destroy(): void {
    this.#isGone = true;
    this.#view.destroy();
  }

  /** Whoever has begun in the plain field goes on where they were. */
  takeFocus({ from, to }: Caret): void {
    const { length } = this.#view.state.doc;
    this.#view.dispatch({
      selection: EditorSelection.single(Math.min(from, length), Math.min(to, length)),
      scrollIntoView: true,
    });
    this.#view.focus();
  }

  async setLanguage(language: CodeLanguage): Promise<void> {
    try {
      const loaded = await loadLanguage(language);
      if (!this.#isGone) this.#view.dispatch({ effects: this.#language.reconfigure(loaded) });
    } catch {
      // Without its colors it is still code that can be edited.
    }
  }

  setReading(readOnly: boolean): void {
    this.#view.dispatch({ effects: this.#reading.reconfigure(EditorState.readOnly.of(readOnly)) });
  }

  setAttributes({
    labelId,
    describedBy,
    isInvalid,
    name,
  }: Pick<CodeInputProps, 'labelId' | 'describedBy' | 'isInvalid' | 'name'>): void {
    const attributes = {
      'aria-labelledby': labelId,
      'aria-describedby': describedBy,
      ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      ...(name === undefined ? {} : { 'data-field': name }),
      tabindex: '0',
      dir: 'ltr',
      spellcheck: 'false',
      autocorrect: 'off',
      autocapitalize: 'off',
    };
    this.#view.dispatch({
      effects: this.#attributes.reconfigure(EditorView.contentAttributes.of(attributes)),
    });
  }

  /** The text follows the value, except where the value is what was sent out a moment ago. */
  setValue(value: string): void {
    const place = this.#sent.lastIndexOf(value);
    if (place !== -1) {
      this.#sent = this.#sent.slice(place + 1);
      return;
    }
    const shown = this.#view.state.doc.toString();
    const wanted = withPlainLines(value);
    if (wanted === shown) return;
    this.#sent = [];
    this.#view.dispatch({ changes: changedPart(shown, wanted), annotations: fromOutside.of(true) });
  }

  /** Marks the lines that problems are about. */
  setProblems(problems: readonly CodeProblem[]): void {
    const marks = problems.flatMap(({ line, message }) =>
      line === null ? [] : [{ ...this.#rangeOf(line), severity: 'error' as const, message }],
    );
    this.#view.dispatch(setDiagnostics(this.#view.state, marks));
  }

  /** Selects a line, which is in view then. */
  selectLine(line: number): void {
    const { from, to } = this.#rangeOf(line);
    this.#view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
  }

  #rangeOf(line: number) {
    const { doc } = this.#view.state;
    const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines));
    return { from, to };
  }
}

function setTyping(view: EditorView, isTyping: boolean): void {
  view.setTabFocusMode(!isTyping);
  // While typing, Escape is the field's: the dialog around it stays.
  view.contentDOM.dataset['mantineStopPropagation'] = String(isTyping);
}
const isTypingIn = (view: EditorView) => view.contentDOM.dataset['mantineStopPropagation'] === 'true';

/**
 * Tab indents only once something was typed or clicked, and no longer after Escape: whoever goes through the fields by
 * keyboard passes this one without changing it.
 */
function keysOfTab(latest: () => CodeInputProps) {
  return [
    EditorView.updateListener.of(({ view, docChanged, transactions }) => {
      if (docChanged && transactions.some((one) => one.annotation(fromOutside) !== true && one.docChanged))
        if (view.hasFocus) {
          setTyping(view, true);
          latest().onReleased(false);
        }
      // Escape closes the search, not the dialog around it.
      for (const input of view.dom.querySelectorAll<HTMLElement>('.cm-search input'))
        input.dataset['mantineStopPropagation'] = 'true';
    }),
    EditorView.domEventHandlers({
      pointerdown: (_, view) => {
        if (!view.state.readOnly) setTyping(view, true);
        latest().onReleased(false);
        return false;
      },
      blur: (_, view) => {
        setTyping(view, false);
        latest().onReleased(false);
        return false;
      },
    }),
    // A list of completions is closed first; one that is only being looked for does not take the key.
    Prec.highest(
      keymap.of([
        {
          key: 'Escape',
          run: (view) => {
            if (!isTypingIn(view) || searchPanelOpen(view.state)) return false;
            if (completionStatus(view.state) === 'active') return false;
            closeCompletion(view);
            setTyping(view, false);
            latest().onReleased(true);
            return true;
          },
          stopPropagation: true,
        },
      ]),
    ),
    keymap.of([
      { key: 'Tab', run: acceptCompletion },
      { key: 'Tab', run: indent, shift: indentLess },
    ]),
  ];
}

/** Offers the variables of a website where one is being written: `@acc`. */
const completeFrom = (variables: () => CodeInputProps['variables']) => (context: CompletionContext) => {
  const offered = variables();
  const word = context.matchBefore(/@[\w-]*/);
  if (offered.length === 0 || word === null) return null;
  return {
    from: word.from,
    options: offered.map(({ name, detail }) => ({
      label: name,
      type: 'variable',
      ...(detail === undefined ? {} : { detail }),
    })),
    validFor: /^@[\w-]*$/,
  };
};
