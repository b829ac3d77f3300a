import { ActionIcon, Button, Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { MAX_ALT_TEXT } from '@vitrine/contracts/admin-media.ts';
import type { GalleryPicture } from '@vitrine/contracts/galleries.ts';
import { MAX_CAPTION, MAX_PICTURE_TITLE } from '@vitrine/domain/content/gallery-pictures.ts';
import { Link } from 'react-router';
import { sentenceOf } from '../../app/client.ts';
import { galleries } from '../../text/en-galleries.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { BackIcon, BinIcon, ChevronRightIcon, CloseIcon, OutsideIcon } from '../../ui/icons.tsx';
import { idleWhen } from '../../ui/idle-when.ts';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import file from '../files/file-panel.module.css';
import styles from './galleries.module.css';
import { saveAltText, savePicture, showPictures } from './save-picture.ts';
import { SavingField } from './saving-field.tsx';

const text = galleries.panel;
/** Characters of a web address. */
const MAX_LINK = 2083;

/** Everything about one picture of a gallery. */
export function PicturePanel(props: {
  galleryId: string;
  picture: GalleryPicture;
  /** From 1. */
  place: number;
  total: number;
  onMove: (place: number) => void;
  /** Opens the picture before or after. */
  onStep: (by: -1 | 1) => void;
  isLast: boolean;
  onRemove: () => void;
  isRemoving: boolean;
  /** Left out where a dialog has a button of its own. */
  onClose?: () => void;
}) {
  const { galleryId, picture: one, place, total, onClose } = props;
  const { id, title, picture, path, isShown, assetId } = one;
  const showNumber = useShowNumber();
  return (
    <div className={file['panel']}>
      <div className={file['head']}>
        {onClose === undefined ? (
          // Its dialog has the title.
          <span className={file['title']} />
        ) : (
          <h2 className={file['title']} title={title}>
            {title}
          </h2>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={text.previous}
          {...idleWhen(place === 1)}
          onClick={() => place > 1 && props.onStep(-1)}
        >
          <BackIcon size={18} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={text.next}
          {...idleWhen(props.isLast)}
          onClick={() => !props.isLast && props.onStep(1)}
        >
          <ChevronRightIcon size={18} />
        </ActionIcon>
        {onClose !== undefined && (
          <ActionIcon variant="subtle" color="gray" aria-label={text.close} onClick={onClose}>
            <CloseIcon size={18} />
          </ActionIcon>
        )}
      </div>
      {picture === null ? (
        <p className={file['hint']}>{text.gone}</p>
      ) : (
        <div className={styles['preview']}>
          <Picture picture={picture} width={480} height={360} alt={picture.altText} />
        </div>
      )}
      <p className={styles['placeLine']}>
        <span>{text.place(showNumber, place, total)}</span>
        <MoveButtons
          name={title}
          index={place - 1}
          count={total}
          move={(by) => {
            const to = place + by;
            if (to >= 1 && to <= total) props.onMove(to);
          }}
        />
      </p>
      <Words key={id} galleryId={galleryId} picture={one} />
      <Visibility galleryId={galleryId} picture={one} />
      <div className={styles['links']}>
        {isShown && (
          <Button
            component="a"
            href={path}
            target="_blank"
            rel="noopener"
            variant="default"

            rightSection={<OutsideIcon size={15} />}
          >
            {text.view}
          </Button>
        )}
        {picture !== null && assetId !== null && (
          <Button component={Link} to={`/files?file=${assetId}`} variant="default">
            {text.file}
          </Button>
        )}
      </div>
      <div className={file['foot']}>
        <BusyButton
          variant="default"
          color="red"
          leftSection={<BinIcon size={16} />}
          loading={props.isRemoving}
          onClick={props.onRemove}
        >
          {text.remove}
        </BusyButton>
      </div>
    </div>
  );
}

function Words({
  galleryId,
  picture: one,
}: {
  readonly galleryId: string;
  readonly picture: GalleryPicture;
}) {
  const { id, title, caption, link, picture } = one;
  const queue = `gallery-picture-${id}`;
  return (
    <>
      <SavingField
        label={text.titleField}
        hint={text.titleHint}
        name="title"
        stored={title}
        max={MAX_PICTURE_TITLE}
        missing={text.titleMissing}
        of={title}
        queue={queue}
        save={async (words) => (await savePicture(galleryId, one, { title: words })).title}
      />
      <SavingField
        label={text.caption}
        hint={text.captionHint}
        name="caption"
        stored={caption}
        max={MAX_CAPTION}
        isLong
        of={title}
        queue={queue}
        save={async (words) => (await savePicture(galleryId, one, { caption: words })).caption}
      />
      {picture !== null && (
        <SavingField
          label={text.alt}
          hint={text.altHint}
          name="altText"
          stored={picture.altText}
          max={MAX_ALT_TEXT}
          isLong
          of={title}
          queue={queue}
          save={(words) => saveAltText(galleryId, one, words)}
        />
      )}
      <SavingField
        label={text.link}
        hint={text.linkHint}
        name="link"
        stored={link}
        max={MAX_LINK}
        of={title}
        queue={queue}
        save={async (words) => (await savePicture(galleryId, one, { link: words })).link}
      />
    </>
  );
}

function Visibility({
  galleryId,
  picture: { id, isShown },
}: {
  readonly galleryId: string;
  readonly picture: GalleryPicture;
}) {
  const turn = useMutation({
    mutationFn: (isOn: boolean) => showPictures(galleryId, [id], isOn),
    scope: { id: `gallery-picture-${id}` },
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  return (
    <Switch
      label={text.isShown}
      checked={turn.isPending ? turn.variables : isShown}
      onChange={({ currentTarget: { checked } }) => turn.mutate(checked)}
    />
  );
}
