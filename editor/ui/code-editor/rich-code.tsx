import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../use-latest.ts';
import type { CodeInputProps } from './code-input.ts';
import { CodeView } from './code-view.ts';

/** A field of code with colors, completion and search. Its code is loaded when the first one is shown. */
export function RichCode(props: CodeInputProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<CodeView>(null);
  const latest = useLatest(props);
  const { language, value, problems, readOnly, labelId, describedBy, isInvalid, name } = props;

  useLayoutEffect(() => {
    if (host.current === null) return undefined;
    const made = new CodeView(host.current, () => latest.current);
    view.current = made;
    const caret = latest.current.keptCaret();
    if (caret !== null) made.takeFocus(caret);
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [latest]);
  useEffect(() => void view.current?.setLanguage(language), [language]);
  useLayoutEffect(() => view.current?.setReading(readOnly), [readOnly]);
  useLayoutEffect(
    () => view.current?.setAttributes({ labelId, describedBy, isInvalid, name }),
    [labelId, describedBy, isInvalid, name],
  );
  useLayoutEffect(() => view.current?.setValue(value), [value]);
  useEffect(() => view.current?.setProblems(problems), [problems]);
  // Refused: the line it is about is selected when the field gets the focus.
  useEffect(() => {
    const line = isInvalid ? (latest.current.problems[0]?.line ?? null) : null;
    if (line !== null) view.current?.selectLine(line);
  }, [isInvalid, latest]);

  return <div ref={host} />;
}
