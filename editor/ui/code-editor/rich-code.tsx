import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  type CompletionContext,
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
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../use-latest.ts';
import { changedPart } from './changed-part.ts';
import { loadLanguage } from './code-language.ts';
import { codeLook } from './code-theme.ts';
import type { CodeInputProps } from './code-input.ts';

/** A change that comes from outside, such as the page's own Undo. */
const fromOutside = Annotation.define<boolean>();

/** Texts sent out that have not come back yet, at most. */
const MAX_SENT = 50;

const withPlainLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** Spaces where the caret stands; selected lines are moved in. */
const indent: StateCommand = ({ state, dispatch }) => {
  if (state.readOnly) return false;
  if (state.selection.ranges.some(({ empty }) => !empty)) return indentMore({ state, dispatch });
  dispatch(state.update(state.replaceSelection('  '), { scrollIntoView: true, userEvent: 'input' }));
  return true;
};

/** A field of code with colors, completion and search. Its code is loaded when the first one is shown. */
export function RichCode(props: CodeInputProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useCodeView(host, props);
  useValue(editor, props);
  useProblems(editor, props);
  return <div ref={host} />;
}

interface CodeView {
  readonly view: EditorView;
  /** Texts sent out that have not come back as the value yet. */
  readonly sent: string[];
}

function useCodeView(host: RefObject<HTMLDivElement | null>, props: CodeInputProps) {
  const editor = useRef<CodeView>(null);
  const latest = useLatest(props);
  const parts = useRef({
    language: new Compartment(),
    attributes: new Compartment(),
    reading: new Compartment(),
  });
  const { language, readOnly, labelId, describedBy, isInvalid, name } = props;

  useLayoutEffect(() => {
    const parent = host.current;
    if (parent === null) return undefined;
    const { current: started } = latest;
    const sent: string[] = [];
    const { language: languagePart, attributes, reading } = parts.current;
    const state = EditorState.create({
      doc: withPlainLines(started.value),
      extensions: [
        languagePart.of([]),
        attributes.of([]),
        reading.of([]),
        keysOfTab(() => latest.current),
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
        EditorState.languageData.of(() => [{ autocomplete: completeFrom(() => latest.current.variables) }]),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        search({ top: true }),
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
          const { maxLength, onTooLong } = latest.current;
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
          sent.push(value);
          if (sent.length > MAX_SENT) sent.shift();
          latest.current.onChange(value);
        }),
      ],
    });
    const view = new EditorView({ state, parent });
    view.setTabFocusMode(true);
    editor.current = { view, sent };
    // Whoever has begun in the plain field goes on where they were.
    const { focus } = started.plain.current;
    if (focus !== null) {
      const { length } = view.state.doc;
      view.dispatch({
        selection: EditorSelection.single(Math.min(focus.from, length), Math.min(focus.to, length)),
        scrollIntoView: true,
      });
      view.focus();
    }
    return () => {
      editor.current = null;
      view.destroy();
    };
  }, [host, latest]);

  useEffect(() => {
    let isGone = false;
    loadLanguage(language).then(
      (loaded) => {
        if (!isGone) editor.current?.view.dispatch({ effects: parts.current.language.reconfigure(loaded) });
      },
      // Without its language it is still code that can be edited.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [language]);

  useLayoutEffect(() => {
    editor.current?.view.dispatch({
      effects: [
        parts.current.reading.reconfigure(EditorState.readOnly.of(readOnly)),
        parts.current.attributes.reconfigure(
          EditorView.contentAttributes.of({
            'aria-labelledby': labelId,
            'aria-describedby': describedBy,
            ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
            ...(name === undefined ? {} : { 'data-field': name }),
            dir: 'ltr',
            spellcheck: 'false',
            autocorrect: 'off',
            autocapitalize: 'off',
          }),
        ),
      ],
    });
  }, [readOnly, labelId, describedBy, isInvalid, name]);
  return editor;
}

/**
 * Tab indents only once something was typed or clicked, and no longer after Escape: whoever goes through the fields by
 * keyboard passes this one without changing it.
 */
function keysOfTab(latest: () => CodeInputProps) {
  const setTyping = (view: EditorView, isTyping: boolean) => {
    view.setTabFocusMode(!isTyping);
    // While typing, Escape is the field's: the dialog around it stays.
    view.contentDOM.dataset['mantineStopPropagation'] = String(isTyping);
  };
  const isTypingIn = (view: EditorView) => view.contentDOM.dataset['mantineStopPropagation'] === 'true';
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
    // A list of completions has closed before it.
    Prec.high(
      keymap.of([
        {
          key: 'Escape',
          run: (view) => {
            if (!isTypingIn(view) || searchPanelOpen(view.state)) return false;
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

/** The text follows the value, except where the value is what was sent out a moment ago. */
function useValue(editor: RefObject<CodeView | null>, { value }: CodeInputProps) {
  useLayoutEffect(() => {
    const { current } = editor;
    if (current === null) return;
    const { view, sent } = current;
    const place = sent.lastIndexOf(value);
    if (place !== -1) {
      sent.splice(0, place + 1);
      return;
    }
    const shown = view.state.doc.toString();
    const wanted = withPlainLines(value);
    if (wanted === shown) return;
    sent.length = 0;
    view.dispatch({ changes: changedPart(shown, wanted), annotations: fromOutside.of(true) });
  }, [editor, value]);
}

function useProblems(editor: RefObject<CodeView | null>, { problems, isInvalid }: CodeInputProps) {
  useEffect(() => {
    const view = editor.current?.view;
    if (view === undefined) return;
    const { doc } = view.state;
    const marks = problems.flatMap(({ line, message }) => {
      if (line === null) return [];
      const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines));
      return [{ from, to, severity: 'error' as const, message }];
    });
    view.dispatch(setDiagnostics(view.state, marks));
  }, [editor, problems]);

  // Refused: the line it is about is selected when the field gets the focus.
  const latest = useLatest(problems);
  useEffect(() => {
    const view = editor.current?.view;
    const line = latest.current[0]?.line ?? null;
    if (view === undefined || !isInvalid || line === null) return;
    const { from, to } = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
    view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
  }, [editor, isInvalid, latest]);
}
