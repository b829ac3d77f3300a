import { Anchor, Text } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { safeReturnPath } from '../../app/session.ts';
import { text } from '../../text/en.ts';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function SignInScreen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <AuthLayout title={text.signIn.title} lead={text.signIn.lead}>
      <SignInForm onSignedIn={() => void navigate(safeReturnPath(search.get('from')), { replace: true })} />
      <Text size="sm" mt="lg">
        <Anchor component={Link} to="/forgot-password" inherit py={4}>
          {text.signIn.forgot}
        </Anchor>
      </Text>
    </AuthLayout>
  );
}
