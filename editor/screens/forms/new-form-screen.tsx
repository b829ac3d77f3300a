import { Alert, Text, Title, UnstyledButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReadyForm, readyForms } from '@vitrine/domain/form/ready-forms.ts';
import { Link, useNavigate } from 'react-router';
import { client, sentenceOf } from '../../app/client.ts';
import { forms } from '../../text/en-forms.ts';
import { BackIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { copiedFields, copiedSettings } from './form-values.ts';
import { keepForm } from './form-queries.ts';
import styles from './forms.module.css';

const text = forms.start;

/** The ready forms: a press makes one of the owner's own of it, and opens that. */
export function NewFormScreen() {
  const navigate = useNavigate();
  const add = useMutation({
    mutationFn: ({ name, fields, settings }: ReadyForm) =>
      client.call('POST', '/api/admin/forms', {
        body: { name, fields: copiedFields(fields), settings: copiedSettings(settings) },
      }),
    onSuccess: (form) => {
      keepForm(form);
      void navigate(`/forms/${form.id}`);
    },
  });
  return (
    <div className={screen['screen']}>
      <Link to="/forms" className={screen['back']}>
        <BackIcon size={18} />
        {forms.back}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
      </div>
      <Text size="sm" c="dimmed" mb="md">
        {text.lead}
      </Text>
      {add.isError && (
        <Alert color="red" variant="light" role="alert" mb="md">
          {sentenceOf(add.error)}
        </Alert>
      )}
      <ul className={styles['ready']} aria-label={text.list}>
        {readyForms.map((ready) => (
          <li key={ready.key} className={styles['readyForm']}>
            {/* It covers its card; what is said of it stays out of its name. */}
            <UnstyledButton
              className={styles['readyName']}
              aria-describedby={`ready-${ready.key}`}
              onClick={() => {
                if (!add.isPending) add.mutate(ready);
              }}
            >
              {ready.name}
            </UnstyledButton>
            <div id={`ready-${ready.key}`} className={styles['readyWords']}>
              <span>{ready.purpose}</span>
              <span className={screen['quiet']}>
                {text.asks(ready.fields.map(({ label }) => label).join(' · '))}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
