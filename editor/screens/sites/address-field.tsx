import { Text, TextInput, type TextInputProps } from '@mantine/core';
import type { SitesAnswer } from '@vitrine/contracts/sites.ts';
import { readSiteHost } from '@vitrine/domain/sites/site-address.ts';
import { siteText } from '../../text/en-sites.ts';

const words = siteText.make;

/** Where the site will be, with what has to be done for that address to work. */
export function AddressField({
  base,
  value,
  hint,
  ...props
}: { base: SitesAnswer['base']; value: string; hint?: string } & Omit<TextInputProps, 'value'>) {
  // Letters of other scripts are read by the server only; what it says of them comes with the answer.
  const host = readSiteHost(value.toLowerCase(), base);
  const isBelow = host.ok && host.value.endsWith(`.${base.host}`);
  const isName = !value.includes('.');
  return (
    <div>
      <TextInput
        label={siteText.make.address}
        description={hint ?? words.addressHint(words.example)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        maxLength={300}
        value={value}
        {...props}
        {...(isName
          ? {
              rightSection: (
                <Text size="sm" c="dimmed" truncate px={10}>
                  .{base.host}
                </Text>
              ),
              rightSectionWidth: Math.min(190, 24 + base.host.length * 8),
            }
          : {})}
      />
      {host.ok && (
        <Text size="xs" c="dimmed" mt={6}>
          {isBelow && base.isLocal
            ? words.local(`http://${host.value}`)
            : isBelow
              ? words.below(host.value, base.host)
              : words.own(host.value)}
        </Text>
      )}
    </div>
  );
}
