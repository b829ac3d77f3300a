import { Input } from '@mantine/core';
import { useId } from 'react';
import { asText, type ControlProps, inputProps, propOf } from '../control.ts';
import { readCrop } from '../crop/read-crop.ts';
import { AssetPicker } from './asset-picker.tsx';

/** A picture, video, audio file or document of the site. */
export function AssetControl(props: ControlProps<'asset'>) {
  const { field, change } = props;
  const labelId = useId();
  const id = asText(props.value);
  return (
    <Input.Wrapper {...inputProps(props)} labelElement="div" labelProps={{ id: labelId }}>
      <AssetPicker
        label={field.label}
        labelId={labelId}
        accepts={field.accepts}
        assetId={id === '' ? null : id}
        path={props.path}
        crop={readCrop(propOf(props.around, 'crop'), id)}
        // A block without the file it needs is half made: the prop is missing.
        onRemove={() => change(field.nullable === true ? null : undefined, 'once')}
        onPick={(asset) => change(asset.id, 'once')}
      />
    </Input.Wrapper>
  );
}
