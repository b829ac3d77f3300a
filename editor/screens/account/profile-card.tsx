import { Alert, Button, TextInput } from '@mantine/core';
import { type AccountView, accountBody } from '@vitrine/contracts/account.ts';
import { type FormEvent, useRef, useState } from 'react';
import { client } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { fieldsOfSchema } from '../../ui/form-fields.ts';
import { useAccountChange } from './account-queries.ts';
import styles from './account-screen.module.css';
import { Card } from './card.tsx';
import { EmailDialog } from './email-dialog.tsx';

/** Name and email address. */
export function ProfileCard({ account }: { account: AccountView }) {
  const [changing, setChanging] = useState(false);
  const cancel = useAccountChange(() => client.call('DELETE', '/api/admin/account/email'));
  const changeEmail = useRef<HTMLButtonElement>(null);
  return (
    <Card name="profile" title={text.account.profile}>
      <NameForm key={account.name} name={account.name} />
      <div className={styles['line']}>
        <div>
          <p className={styles['label']}>{text.account.email}</p>
          <p className={styles['value']}>{account.email}</p>
          <p className={styles['lead']}>{text.account.emailHint}</p>
        </div>
        <Button ref={changeEmail} variant="default" onClick={() => setChanging(true)}>
          {text.account.changeEmail}
        </Button>
      </div>
      {account.pendingEmail !== null && (
        <Alert color="accent" variant="light" mt="md">
          <p className={styles['pending']}>{text.account.pending(account.pendingEmail)}</p>
          <BusyButton
            size="xs"
            variant="default"
            loading={cancel.isPending}
            onClick={() => {
              cancel.mutate(undefined);
              changeEmail.current?.focus();
            }}
          >
            {text.account.cancelPending}
          </BusyButton>
        </Alert>
      )}
      <EmailDialog opened={changing} close={() => setChanging(false)} />
    </Card>
  );
}

function NameForm({ name }: { name: string }) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const save = useAccountChange(
    (next: string) => client.call('PUT', '/api/admin/account', { body: { name: next } }),
    { done: () => text.account.saved },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = fieldsOfSchema(accountBody, { name: typed })['name'] ?? null;
    setProblem(found);
    if (found === null) save.mutate(typed);
    field.current?.focus();
  };
  return (
    <form className={styles['nameForm']} onSubmit={submit} noValidate>
      <TextInput
        ref={field}
        label={text.account.name}
        description={text.account.nameHint}
        autoComplete="name"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={problem}
      />
      <BusyButton type="submit" variant="default" disabled={typed.trim() === name} loading={save.isPending}>
        {text.account.saveName}
      </BusyButton>
    </form>
  );
}
