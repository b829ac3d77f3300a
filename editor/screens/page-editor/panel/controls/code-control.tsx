import { CodeEditor } from '../../../../ui/code-editor/code-editor.tsx';
import { asText, type ControlProps } from '../control.ts';

/** Source text. */
export function CodeControl({ field, value, path, problem, change }: ControlProps<'code'>) {
  return (
    <CodeEditor
      label={field.label}
      {...(field.hint === undefined ? {} : { description: field.hint })}
      language={field.language}
      size="small"
      name={path}
      maxLength={field.max}
      error={problem}
      value={asText(value)}
      onChange={(next) => change(next, 'typed')}
    />
  );
}
