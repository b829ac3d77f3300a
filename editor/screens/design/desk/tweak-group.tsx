import type { TweakView } from '@vitrine/contracts/themes.ts';
import { design as words } from '../../../text/en-design.ts';
import { readFont } from '../font-declarations.ts';
import { ContrastWarnings } from '../palette/contrast-warnings.tsx';
import { TweakField } from '../tweak-field.tsx';
import styles from './desk-panel.module.css';
import { keptValue, keyOf, shownValue } from './desk-values.ts';
import type { LiveState } from './live-styles.ts';
import { partsOfGroup, type StyleGroup } from './style-groups.ts';
import type { Desk } from './use-desk.ts';

/** The settings of one group. */
export function TweakGroup(props: {
  readonly desk: Desk;
  readonly live: LiveState;
  readonly group: StyleGroup;
}) {
  const { desk, live, group } = props;
  const { tweaks } = desk.view;
  const families = tweaks
    .filter(({ type }) => type === 'font')
    .map((tweak) => readFont(tweak.default).get('font-family') ?? '');
  const form = {
    valueOf: (tweak: TweakView) => shownValue(tweak, desk.values),
    problemOf: (tweak: TweakView) => desk.problems[keyOf(tweak)] ?? live.refused[tweak.name],
    type: (tweak: TweakView, value: string) => desk.set(keyOf(tweak), keptValue(tweak, value), tweak.title),
  };
  return (
    <section aria-labelledby="desk-group">
      <h2 className={styles['title']} id="desk-group">
        {group.category === '' ? words.noCategory : group.category}
      </h2>
      {group.tweaks.some(({ sets }) => sets !== null) && (
        <ContrastWarnings
          warnings={live.contrast}
          tweaks={tweaks}
          onChange={(name, color) => {
            const tweak = tweaks.find((one) => one.name === name);
            if (tweak !== undefined) form.type(tweak, color);
            desk.close();
          }}
        />
      )}
      {partsOfGroup(group).map(({ name, tweaks: own }) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only ends a step of Undo
        <section key={name} className={styles['part']} onBlur={desk.close}>
          {name !== '' && <h3 className={styles['partName']}>{name}</h3>}
          <div className={styles['fields']}>
            {own.map((tweak) => (
              <TweakField
                key={tweak.name}
                tweak={{ ...tweak, default: live.derived[tweak.name] ?? tweak.default }}
                families={families}
                form={form}
              />
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}
