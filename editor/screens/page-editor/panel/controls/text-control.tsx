import { Textarea, TextInput } from '@mantine/core';
import { asText, type ControlProps, inputProps } from '../control.ts';

/** One line of text, or several. */
export function TextControl(props: ControlProps<'text'>) {
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
