import { text } from '../../text/en.ts';
import screen from '../../ui/screen.module.css';
import { ContrastWarnings } from './palette/contrast-warnings.tsx';
import { readFont } from './font-declarations.ts';
import { groupTweaks } from './tweak-draft.ts';
import { TweakField } from './tweak-field.tsx';
import styles from './design-screen.module.css';
import type { TweaksForm } from './use-tweaks-form.ts';

/** A theme's tweaks by category. */
export function TweakGroups(props: { form: TweaksForm }) {
  const { theme } = props.form;
  if (theme.tweaks.length === 0)
    return (
      <p className={`${screen['sheet']} ${screen['card']} ${screen['quiet']}`}>{text.design.noTweaks}</p>
    );
  const groups = groupTweaks(theme.tweaks);
  const families = theme.tweaks
    .filter(({ type }) => type === 'font')
    .map((tweak) => readFont(tweak.default).get('font-family') ?? '');
  return (
    <>
      <ContrastWarnings
        warnings={theme.contrast}
        tweaks={theme.tweaks}
        onChange={(name, color) => {
          const tweak = theme.tweaks.find((one) => one.name === name);
          if (tweak !== undefined) props.form.type(tweak, color);
        }}
      />
      {groups.map(({ category, tweaks }) => (
        <section key={category} className={`${screen['sheet']} ${screen['card']}`}>
          {(groups.length > 1 || category !== '') && (
            <h3 className={styles['category']}>{category === '' ? text.design.noCategory : category}</h3>
          )}
          <div className={styles['fields']}>
            {tweaks.map((tweak) => (
              <TweakField key={tweak.name} tweak={tweak} families={families} form={props.form} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
