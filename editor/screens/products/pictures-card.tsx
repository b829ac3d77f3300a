import { Alert, Button, FileButton, Text, TextInput, type TextInputProps, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { MAX_PICTURE_BYTES, type ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { errorMessage } from '@vitrine/contracts/errors.ts';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { client, sentenceOf } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { showFirstProblem } from '../../ui/show-first-problem.ts';
import { useFocusAtFirst } from '../../ui/use-focus-at-first.ts';
import screen from '../../ui/screen.module.css';
import { Tone } from '../../ui/tone.tsx';
import styles from './pictures-card.module.css';

/** The product's pictures, with upload. The server's error for a refused picture is shown as it is. */
export function PicturesCard(props: { product: ProductDetail; onAdded: (product: ProductDetail) => void }) {
  const { product } = props;
  const [file, setFile] = useState<File | null>(null);
  const [altText, setAltText] = useState('');
  const [altError, setAltError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const resetFile = useRef<() => void>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLElement>(null);

  const forget = () => {
    // The form is removed with its buttons.
    flushSync(() => setFile(null));
    setAltText('');
    setAltError(null);
    setFailure(null);
    resetFile.current?.();
    addButton.current?.focus();
  };
  const upload = async () => {
    if (file === null || busy) return;
    if (altText.trim() === '') {
      setAltError(text.products.altMissing);
      showFirstProblem(card.current);
      return;
    }
    // A file far over the limit is not sent: the server would close the connection half-way.
    if (file.size > MAX_PICTURE_BYTES) {
      const params = { fileName: file.name, maxSize: '20 MB' };
      setFailure(errorMessage({ code: 'FILE_TOO_LARGE', params }, 'en'));
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const form = new FormData();
      // Fields come before the file, so that the server has read them when the bytes arrive.
      form.set('altText', altText.trim());
      form.set('file', file);
      const answer = await client.call('POST', '/api/admin/products/:id/pictures', {
        params: { id: product.id },
        body: form,
      });
      props.onAdded(answer.product);
      forget();
      notifications.show({ message: text.products.pictureAdded });
    } catch (error) {
      setFailure(sentenceOf(error));
      if (error instanceof CallFailure) setAltError(error.fields['altText'] ?? null);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section ref={card} className={`${screen['sheet']} ${screen['card']}`}>
      <Title order={2} className={screen['cardTitle'] ?? ''}>
        {text.products.pictures}
      </Title>
      {product.pictures.length === 0 ? (
        <Text size="sm" c="dimmed" mb="md">
          {text.products.noPictures}
        </Text>
      ) : (
        <ul className={styles['pictures']}>
          {product.pictures.map((picture, index) => (
            <li key={picture.id}>
              <Picture picture={picture} width={136} height={170} alt={picture.altText} />
              {index === 0 && (
                <span className={styles['main']}>
                  <Tone tone="grey">{text.products.mainPicture}</Tone>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {failure !== null && (
        <Alert color="red" variant="light" role="alert" mb="sm" p="sm">
          {failure}
        </Alert>
      )}
      {file === null ? (
        <>
          <FileButton resetRef={resetFile} onChange={setFile} accept="image/*" disabled={busy}>
            {(button) => (
              <Button ref={addButton} {...button} variant="default" fullWidth>
                {text.products.addPicture}
              </Button>
            )}
          </FileButton>
          <Text size="xs" c="dimmed" mt="xs">
            {text.products.picturesHint}
          </Text>
        </>
      ) : (
        <div className={styles['adding']}>
          <Text size="sm" fw={500} className={styles['fileName'] ?? ''}>
            {file.name}
          </Text>
          <AltTextField
            value={altText}
            onChange={(event) => {
              setAltText(event.currentTarget.value);
              setAltError(null);
            }}
            onKeyDown={(event) => {
              // Enter submits this form, not the product's.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void upload();
            }}
            error={altError}
          />
          <div className={styles['buttons']}>
            <Button variant="default" onClick={forget} disabled={busy}>
              {text.orders.refundCancel}
            </Button>
            <BusyButton onClick={() => void upload()} loading={busy}>
              {text.products.upload}
            </BusyButton>
          </div>
        </div>
      )}
    </section>
  );
}

function AltTextField(props: TextInputProps) {
  const field = useFocusAtFirst();
  return (
    <TextInput
      ref={field}
      label={text.products.altText}
      description={text.products.altHint}
      maxLength={250}
      {...props}
    />
  );
}
