import { customCssProblem } from '@vitrine/domain/code/custom-css.ts';
import { Switch } from '@mantine/core';
import { design as words } from '../../../text/en-design.ts';
import { CustomCssPanel } from '../custom-css/custom-css-panel.tsx';
import styles from './desk-panel.module.css';
import { CSS } from './desk-values.ts';
import type { LiveState } from './live-styles.ts';
import type { Desk } from './use-desk.ts';

/** The owner's own CSS. */
export function CustomCssGroup(props: {
  readonly desk: Desk;
  readonly live: LiveState;
  readonly isWithoutCss: boolean;
  readonly onWithoutCss: (is: boolean) => void;
}) {
  const { desk, live } = props;
  const css = desk.values[CSS] ?? '';
  // What its signs say is known at once; whether it can be compiled, the server knows.
  const atOnce = customCssProblem(css);
  const problems = atOnce === null ? live.problems : [atOnce];
  const variables = desk.view.tweaks.map((tweak) => ({
    name: tweak.type === 'font' ? `${tweak.name}-font-family` : tweak.name,
    detail: tweak.title,
  }));
  return (
    <section aria-labelledby="desk-group" className={styles['code']}>
      <h2 className={styles['title']} id="desk-group">
        {words.customCss}
      </h2>
      <p className={styles['hint']}>{words.customCssLead}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only ends a step of Undo */}
      <div className={styles['codeField']} onBlur={desk.close}>
        <CustomCssPanel
          value={css}
          problems={problems}
          variables={variables}
          onChange={(value) => desk.set(CSS, value, words.customCss)}
        />
      </div>
      <Switch
        label={words.withoutCss}
        checked={props.isWithoutCss}
        onChange={(event) => props.onWithoutCss(event.currentTarget.checked)}
      />
      {variables.length > 0 && (
        <details className={styles['variables']}>
          <summary>{words.customCssVariables}</summary>
          <ul>
            {variables.map(({ name, detail }) => (
              <li key={name}>
                <code>@{name}</code> {detail}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
