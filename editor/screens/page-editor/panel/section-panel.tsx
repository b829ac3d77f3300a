import type { SectionLook } from '@vitrine/domain/page/operation.ts';
import type { PageSection, SectionTheme } from '@vitrine/domain/page/page-document.ts';
import { useId, useRef } from 'react';
import { pagePanel } from '../../../text/en-page-panel.ts';
import { BackgroundFields } from './background-fields.tsx';
import type { Step } from './control.ts';
import { ChoiceControl } from './controls/choice-control.tsx';
import { SwitchControl } from './controls/switch-control.tsx';
import { PanelFrame } from './panel-frame.tsx';
import styles from './panel.module.css';

const text = pagePanel.section;
const themes: readonly SectionTheme[] = ['light', 'tinted', 'dark', 'accent'];
const spaces: readonly PageSection['space'][] = ['none', 'small', 'normal', 'large'];

/**
 * What a section looks like: its colors, space, width and background. Changes that follow each other with the same key
 * are one step of undo. Give it the section's id as `key`.
 */
export function SectionPanel(props: {
  section: PageSection;
  onChange: (look: SectionLook, mergeKey: string) => void;
}) {
  const { section } = props;
  const steps = useRef(0);
  const change = (look: SectionLook, path: string, step: Step = 'once') => {
    steps.current += 1;
    props.onChange(look, step === 'typed' ? path : `${path}#${steps.current}`);
  };
  return (
    <PanelFrame>
      <div className={styles['fields']}>
        <ThemeChoice value={section.theme} onChange={(theme) => change({ theme }, 'theme')} />
        <ChoiceControl
          field={{
            kind: 'choice',
            name: 'space',
            label: text.space,
            options: spaces.map((value) => ({ value, label: text.spaces[value] })),
          }}
          value={section.space}
          around={[]}
          path="space"
          problem={undefined}
          change={(value) => {
            const space = spaces.find((one) => one === value);
            if (space !== undefined) change({ space }, 'space');
          }}
        />
        <SwitchControl
          field={{ kind: 'switch', name: 'fullWidth', label: text.fullWidth, hint: text.fullWidthHint }}
          value={section.fullWidth}
          around={[]}
          path="fullWidth"
          problem={undefined}
          change={(value) => change({ fullWidth: value === true }, 'fullWidth')}
        />
        <BackgroundFields
          background={section.background}
          onChange={(background, path, step) => change({ background }, path, step)}
        />
      </div>
    </PanelFrame>
  );
}

/** The colors of a section, each shown as it is in a neutral theme: the site's own are on the canvas. */
function ThemeChoice(props: { value: SectionTheme; onChange: (theme: SectionTheme) => void }) {
  const name = useId();
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['label']}>{text.theme}</legend>
      <div className={styles['themes']}>
        {themes.map((theme) => (
          <label key={theme} className={styles['theme']}>
            <input
              type="radio"
              name={name}
              value={theme}
              checked={props.value === theme}
              data-field={theme === themes[0] ? 'theme' : undefined}
              onChange={() => props.onChange(theme)}
            />
            <span className={styles['themeSwatch']} data-theme={theme} aria-hidden="true">
              Aa
            </span>
            <span>{text.themes[theme]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
