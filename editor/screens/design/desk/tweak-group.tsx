import type { TweakView } from '@vitrine/contracts/themes.ts';
import { design as words } from '../../../text/en-design.ts';
import { readFont } from '../font-declarations.ts';
import { TweakField } from '../tweak-field.tsx';
import styles from './desk-panel.module.css';
import { keyOf } from './desk-values.ts';
import type { LiveState } from './live-styles.ts';
import type { StyleGroup } from './style-groups.ts';
import type { Desk } from './use-desk.ts';

/** The settings of one group. */
export function TweakGroup(props: {
  readonly desk: Desk;
  readonly live: LiveState;
  readonly group: StyleGroup;
}) {
  const { desk, live, group } = props;
  const families = desk.view.tweaks
    .filter(({ type }) => type === 'font')
    .map((tweak) => readFont(tweak.default).get('font-family') ?? '');
  const form = {
    valueOf: (tweak: TweakView) => desk.values[keyOf(tweak)] ?? tweak.value,
    problemOf: (tweak: TweakView) => desk.problems[keyOf(tweak)] ?? live.refused[tweak.name],
    type: (tweak: TweakView, value: string) => desk.set(keyOf(tweak), value, tweak.title),
  };
  return (
    <section aria-labelledby="desk-group">
      <h2 className={styles['title']} id="desk-group">
        {group.category === '' ? words.noCategory : group.category}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only ends a step of Undo */}
      <div className={styles['fields']} onBlur={desk.close}>
        {group.tweaks.map((tweak) => (
          <TweakField key={tweak.name} tweak={tweak} families={families} form={form} />
        ))}
      </div>
    </section>
  );
}
