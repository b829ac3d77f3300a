import { Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { SignInForm } from '../screens/sign-in/sign-in-form.tsx';
import { text } from '../text/en.ts';
import { onSignedOut, queryClient } from './client.ts';

/** Sign-in dialog over the screen when the session expires, so that nothing typed is lost. */
export function SessionEnded() {
  const [ended, setEnded] = useState(false);
  useEffect(() => onSignedOut(() => setEnded(true)), []);
  return (
    <Modal
      opened={ended}
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
      <SignInForm
        onSignedIn={() => {
          setEnded(false);
          void queryClient.invalidateQueries();
        }}
      />
    </Modal>
  );
}
