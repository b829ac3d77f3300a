import { PasswordInput, Text } from '@mantine/core';
import { checkPassword, type PasswordOwner } from '@vitrine/domain/account/check-password.ts';
import type { ReactNode } from 'react';
import styles from './new-password-field.module.css';

/** Field for a new password, with a strength meter. */
export function NewPasswordField({
  label,
  owner,
  ...input
}: {
  label: string;
  /** Whose password it is, as far as known: a weak one contains parts of it. */
  owner: PasswordOwner;
  value?: string;
  error?: ReactNode;
}) {
  const judgement = checkPassword(input.value ?? '', owner);
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

/** The error of a password that is too weak. The server checks more and may refuse others. */
export function passwordProblem(password: string, owner: PasswordOwner): Record<string, string> {
  const { level, sentence } = checkPassword(password, owner);
  return level === 'weak' ? { password: sentence } : {};
}
