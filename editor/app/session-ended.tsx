import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import type { SignInForm } from '../screens/sign-in/sign-in-form.tsx';
import { text } from '../text/en.ts';
import { onSignedOut, queryClient } from './client.ts';

/** Sign-in dialog over the screen when the session expires, so that nothing typed is lost. */
export function SessionEnded() {
  // Loaded when it is needed: its schemas are not in the first load. Null while the session goes on.
  const [Form, setForm] = useState<typeof SignInForm | null>(null);
  useEffect(
    () =>
      onSignedOut(() => {
        void import('../screens/sign-in/sign-in-form.tsx').then((loaded) => setForm(() => loaded.SignInForm));
      }),
    [],
  );
  return (
    <Dialog
      opened={Form !== null}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={text.signIn.title}
      centered
    >
      <Text size="sm" mb="md">
        {text.app.sessionEnded}
      </Text>
      {Form !== null && (
        <Form
          onSignedIn={() => {
            setForm(null);
            void queryClient.invalidateQueries();
          }}
        />
      )}
    </Dialog>
  );
}
