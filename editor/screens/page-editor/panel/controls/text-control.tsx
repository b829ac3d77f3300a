import { Textarea, TextInput } from '@mantine/core';
import { checkLink } from '@vitrine/domain/page/link-check.ts';
import { asText, type ControlProps, inputProps } from '../control.ts';
import type { ReadText } from '../typed-text.ts';
import { useTyped } from '../use-typed.ts';

/** One line of text, or several; an email or web address is stored once it can be one. */
export function TextControl(props: ControlProps<'text'>) {
  return props.field.format === undefined ? <PlainText {...props} /> : <AddressText {...props} />;
}

function PlainText(props: ControlProps<'text'>) {
  const { field, change } = props;
  const shared = {
    ...inputProps(props),
    placeholder: field.placeholder ?? '',
    maxLength: field.max,
    value: asText(props.value),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const typed = event.currentTarget.value;
      change(typed === '' && field.nullable === true ? null : typed, 'typed');
    },
  };
  return field.multiline === true ? (
    <Textarea {...shared} autosize minRows={2} maxRows={10} />
  ) : (
    <TextInput {...shared} autoComplete="off" />
  );
}

function AddressText(props: ControlProps<'text'>) {
  const { field } = props;
  const isEmail = field.format === 'email';
  const read = (text: string): ReadText => {
    const value = text.trim();
    if (value === '') return { value: field.nullable === true ? null : '' };
    // A path of the site is a link, but no web address.
    const typed = isEmail ? value : value.replace(/^\/+/, '');
    const checked = checkLink({ target: isEmail ? 'email' : 'web', value: typed, subject: '' });
    if (!checked.ok) return { problem: checked.problem };
    return { value: isEmail ? value.replace(/^mailto:/i, '') : checked.href };
  };
  const typed = useTyped(props.value ?? (field.nullable === true ? null : ''), {
    show: asText,
    read,
    change: props.change,
  });
  return (
    <TextInput
      {...inputProps({ ...props, problem: typed.problem ?? props.problem })}
      placeholder={field.placeholder ?? ''}
      maxLength={field.max}
      inputMode={isEmail ? 'email' : 'url'}
      autoComplete="off"
      spellCheck={false}
      value={typed.text}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={typed.leave}
    />
  );
}
