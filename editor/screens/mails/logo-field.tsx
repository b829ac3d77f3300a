import { Alert, Button, Stack, Text } from '@mantine/core';
import type { MailSettingsView } from '@vitrine/contracts/mail-settings.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { Suspense, useState } from 'react';
import { mails } from '../../text/en-mails.ts';
import { RadioCardsField } from '../../ui/form/choice-fields.tsx';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import type { FieldSet } from '../../ui/form/field-set.ts';
import form from '../../ui/form/form.module.css';
import { lazyPart } from '../../ui/lazy-part.tsx';
import styles from './mails.module.css';
import type { SettingsValues } from './settings-values.ts';

const text = mails.look;

const AssetLibrary = lazyPart(
  async () => (await import('../page-editor/panel/controls/asset-library.tsx')).AssetLibrary,
);

/** The logo of all mails: the site's, a picture of the library, or none. */
export function LogoField({
  fields,
  stored,
}: {
  fields: FieldSet<SettingsValues>;
  stored: MailSettingsView;
}) {
  const chosen = fields.field('logo');
  const { site, picture } = stored;
  return (
    <Stack gap="sm">
      <RadioCardsField
        field={chosen}
        label={text.logo}
        options={[
          {
            value: 'site',
            label: text.logos.site,
            hint: site.logo === null ? text.noSiteLogo : text.siteHint,
          },
          { value: 'picture', label: text.logos.picture },
          { value: 'none', label: text.logos.none },
        ]}
      />
      {chosen.value === 'picture' && <OwnPicture fields={fields} stored={picture} isLost={isLost(stored)} />}
    </Stack>
  );
}

const isLost = ({ logo, picture }: MailSettingsView): boolean => logo === 'picture' && picture === null;

function OwnPicture(props: {
  fields: FieldSet<SettingsValues>;
  stored: PictureView | null;
  isLost: boolean;
}) {
  const field = props.fields.field('logoId');
  useFieldLabel(field, text.picture);
  const [isOpen, setIsOpen] = useState(false);
  const [picked, setPicked] = useState<PictureView | null>(null);
  const shown = [picked, props.stored].find((one) => one?.id === field.value) ?? null;
  return (
    <Stack gap="xs" align="start">
      {props.isLost && field.value === '' && (
        <Alert color="yellow" variant="light" p="sm">
          {text.missing}
        </Alert>
      )}
      {shown !== null ? (
        <img
          className={styles['logo']}
          src={`${shown.assetUrl}?format=500w`}
          width={shown.width}
          height={shown.height}
          alt={text.chosen}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {field.value === '' ? text.noPicture : text.chosen}
        </Text>
      )}
      {shown !== null && /\.svg$/i.test(shown.assetUrl) && (
        <Text size="sm" c="dimmed">
          {text.drawing}
        </Text>
      )}
      <Button variant="default" data-field={field.name} onClick={() => setIsOpen(true)}>
        {field.value === '' ? text.choose : text.chooseOther}
      </Button>
      {field.problem !== undefined && <p className={form['rowProblem']}>{field.problem}</p>}
      {isOpen && (
        <Suspense fallback={null}>
          <AssetLibrary
            isOpen
            onClose={() => setIsOpen(false)}
            accepts="picture"
            chosenId={field.value === '' ? null : field.value}
            onPick={(asset) => {
              if (asset.picture !== null) {
                setPicked(asset.picture);
                field.change(asset.picture.id);
              }
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}
