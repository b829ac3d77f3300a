import { PasswordInput, Text } from '@mantine/core';
import { judgePassword, type PasswordOwner } from '@vitrine/domain/account/judge-password.ts';
import type { ReactNode } from 'react';
import styles from './new-password-field.module.css';

/** The field of a password that is being chosen, with how well it would stand up to a guesser. */
export function NewPasswordField({
  label,
  owner,
  ...input
}: {
  label: string;
  /** Whose it will be, as far as it is known. */
  owner: PasswordOwner;
  value?: string;
  error?: ReactNode;
}) {
  const judgement = judgePassword(input.value ?? '', owner);
  const isRefused = input.error !== undefined && input.error !== null;
  return (
    <div>
      <PasswordInput
        label={label}
        autoComplete="new-password"
        size="md"
        aria-describedby="password-advice"
        aria-invalid={isRefused}
        {...input}
      />
      <div className={styles['meter']} data-level={isRefused ? 'weak' : judgement.level} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <Text component="output" display="block" size="sm" c="dimmed" id="password-advice">
        {isRefused ? '' : judgement.sentence}
      </Text>
    </div>
  );
}

/** The sentence for a password that is refused for its weakness. The server knows more, and may refuse others. */
export function weakness(password: string, owner: PasswordOwner): Record<string, string> {
  const { level, sentence } = judgePassword(password, owner);
  return level === 'weak' ? { password: sentence } : {};
}
