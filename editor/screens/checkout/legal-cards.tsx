import { Text, Title } from '@mantine/core';
import { type LegalSettings, MOST_CONSENTS, type OwnConsent } from '@vitrine/domain/store/legal-settings.ts';
import { checkout as text } from '../../text/en-store.ts';
import { SwitchField } from '../../ui/form/choice-fields.tsx';
import type { FieldSet } from '../../ui/form/field-set.ts';
import { FormRowList } from '../../ui/form/form-rows.tsx';
import { LongTextField, TextField } from '../../ui/form/text-fields.tsx';
import screen from '../../ui/screen.module.css';

const fresh = (): OwnConsent => ({ id: crypto.randomUUID(), text: '', url: '', isRequired: false });

const card = `${screen['sheet']} ${screen['card']} ${screen['stack']}`;

function CardHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div>
      <Title order={2} className={screen['cardTitle'] ?? ''} mb={4}>
        {title}
      </Title>
      <Text size="sm" c="dimmed">
        {lead}
      </Text>
    </div>
  );
}

/** The store's legal pages, and what buyers agree to. */
export function LegalCards({ legal }: { legal: FieldSet<LegalSettings> }) {
  const consents = legal.rows('consents');
  return (
    <>
      <section className={card}>
        <CardHead title={text.legal.title} lead={text.legal.lead} />
        <TextField field={legal.field('terms')} label={text.legal.terms} hint={text.legal.addressHint} />
        <TextField field={legal.field('privacy')} label={text.legal.privacy} />
        <TextField field={legal.field('returns')} label={text.legal.returns} />
        <SwitchField
          field={legal.field('mustAgree')}
          label={text.legal.mustAgree}
          hint={text.legal.mustAgreeHint}
        />
      </section>
      <section className={card}>
        <CardHead title={text.consents.title} lead={text.consents.lead} />
        <FormRowList
          rows={consents}
          label={text.consents.title}
          addLabel={text.consents.add}
          fresh={consents.rows.length < MOST_CONSENTS ? fresh : null}
          nameOf={(_, index) => text.consents.unnamed(index + 1)}
        >
          {({ fields }) => (
            <div className={screen['stack']}>
              <LongTextField
                field={fields.field('text')}
                label={text.consents.text}
                hint={text.consents.textHint}
              />
              <TextField
                field={fields.field('url')}
                label={text.consents.link}
                hint={text.consents.linkHint}
              />
              <SwitchField
                field={fields.field('isRequired')}
                label={text.consents.required}
                hint={text.consents.requiredHint}
              />
            </div>
          )}
        </FormRowList>
      </section>
    </>
  );
}
