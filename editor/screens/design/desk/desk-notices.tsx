import { Alert, Button, Group } from '@mantine/core';
import { design as words } from '../../../text/en-design.ts';
import { text } from '../../../text/en.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { ConflictChooser } from '../../../ui/form/conflict-chooser.tsx';
import type { FieldLabel } from '../../../ui/form/field-set.ts';
import { SavedDraftOffer } from '../../../ui/saved-draft-offer.tsx';
import styles from './desk.module.css';
import { CSS, ICON, keyOf, LOGO, NAME_IS_LOGO, shownValue } from './desk-values.ts';
import type { LiveState } from './live-styles.ts';
import type { Desk } from './use-desk.ts';

/** Above the page: what is unusual about it, or needs an answer. */
export function DeskNotices(props: {
  readonly desk: Desk;
  readonly live: LiveState;
  readonly isWithoutCss: boolean;
  readonly isHiddenByCss: boolean;
  readonly onWithoutCss: (is: boolean) => void;
  readonly publish: () => void;
  readonly goBack: () => void;
  readonly again: () => void;
  /** Where the focus goes when a notice is gone. */
  readonly focus: () => void;
}) {
  const { desk, live, focus } = props;
  const { view, conflicts, failure, kept } = desk;
  const isTried = view.theme !== view.current.name;
  return (
    <div className={styles['notices']}>
      {isTried && (
        <output className={styles['notice']}>
          <span>{words.tried(view.title, view.current.title)}</span>
          <Group gap="xs">
            <BusyButton size="xs" loading={desk.state === 'saving'} onClick={props.publish}>
              {words.use}
            </BusyButton>
            <Button size="xs" variant="default" onClick={props.goBack}>
              {words.backTo(view.current.title)}
            </Button>
          </Group>
        </output>
      )}
      {kept !== null && <SavedDraftOffer {...kept} onSettled={focus} />}
      {conflicts.length > 0 && (
        <ConflictChooser
          form={{ conflicts, labels: labelsOf(desk), choose: desk.choose }}
          onSettled={focus}
        />
      )}
      {failure !== null && (
        <Alert color="red" variant="light" role="alert">
          {failure}
        </Alert>
      )}
      {live.failure !== null && (
        <Alert color="yellow" variant="light" role="alert">
          <Group justify="space-between" gap="sm">
            {words.notShown}
            <Button size="xs" variant="default" onClick={props.again}>
              {text.app.tryAgain}
            </Button>
          </Group>
        </Alert>
      )}
      {(props.isWithoutCss || props.isHiddenByCss) && (
        <output className={styles['notice']}>
          <span>{props.isWithoutCss ? words.withoutCssOn : words.hiddenByCss}</span>
          <Button size="xs" variant="default" onClick={() => props.onWithoutCss(!props.isWithoutCss)}>
            {props.isWithoutCss ? words.withoutCssOff : words.withoutCss}
          </Button>
        </output>
      )}
    </div>
  );
}

const plain = (value: unknown): string => (value === '' ? text.form.empty : String(value));

/** What values are called where two people have set them. */
function labelsOf({ view, pictureOf }: Desk): ReadonlyMap<string, FieldLabel> {
  const picture = (value: unknown): string => {
    if (value === NAME_IS_LOGO) return words.brandNone;
    const { assetUrl = '' } = pictureOf(String(value)) ?? {};
    return plain(assetUrl === '' ? value : decodeURIComponent(assetUrl.slice(assetUrl.lastIndexOf('/') + 1)));
  };
  return new Map<string, FieldLabel>([
    ...view.tweaks.map((tweak) => {
      const show = (value: unknown) => plain(shownValue(tweak, { [keyOf(tweak)]: String(value) }));
      return [keyOf(tweak), { label: tweak.title, show }] as const;
    }),
    [CSS, { label: words.customCss, show: (value) => plain(String(value).slice(0, 600)) }],
    [LOGO, { label: words.logo, show: picture }],
    [ICON, { label: words.icon, show: picture }],
  ]);
}
