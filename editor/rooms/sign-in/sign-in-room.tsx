import { Text } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { safeReturnPath } from '../../app/session.ts';
import { text } from '../../text/en.ts';
import { Doorway } from '../../ui/doorway.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function SignInRoom() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <Doorway title={text.signIn.title} lead={text.signIn.lead}>
      <SignInForm onSignedIn={() => void navigate(safeReturnPath(search.get('from')), { replace: true })} />
      <Text size="sm" c="dimmed" mt="lg">
        {text.signIn.forgot}
      </Text>
    </Doorway>
  );
}
