import { Anchor, Button, Group, Text } from '@mantine/core';
import type { DiscountDetail } from '@vitrine/contracts/discounts.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../app/client.ts';
import { discounts as text } from '../../text/en-discounts.ts';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { AddCodesDialog } from './add-codes-dialog.tsx';
import styles from './discounts.module.css';
import { GenerateCodesDialog } from './generate-codes-dialog.tsx';
import { keepDiscount, readDiscountsAgain } from './use-discount-form.ts';

/** The codes of a discount: its one code, or how many there are. */
export function CodesCard(props: {
  discount: DiscountDetail;
  onChanged: (discount: DiscountDetail) => void;
}) {
  const { discount } = props;
  const { id, codeCount, firstCode, usedCount } = discount;
  const number = useShowNumber();
  const [asking, setAsking] = useState<'add' | 'generate' | null>(null);
  const readAgain = async () => {
    const fresh = await client.call('GET', '/api/admin/discounts/:id', { params: { id } });
    keepDiscount(fresh);
    readDiscountsAgain();
    props.onChanged(fresh);
  };
  return (
    <Card title={text.codesHead}>
      {codeCount === 0 ? (
        <Text size="sm">{text.codesNone}</Text>
      ) : (
        <div>
          <Group gap="sm" justify="space-between" wrap="nowrap">
            <span className={styles['code']}>
              {codeCount === 1 ? firstCode : text.codes(number, codeCount)}
            </span>
            {codeCount === 1 && (
              <CopyButton
                text={firstCode}
                label={text.copyCode}
                copiedLabel={text.copied}
                failed={text.copyFailed}
                size="xs"
              />
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {text.codesUsed(number, usedCount)}
          </Text>
        </div>
      )}
      {codeCount > 0 && (
        <Anchor component={Link} to={`/discounts/codes?discount=${id}`} size="sm" underline="always">
          {text.seeCodes}
        </Anchor>
      )}
      <Group gap="sm">
        <Button variant="default" size="sm" onClick={() => setAsking('add')}>
          {text.addCodes}
        </Button>
        <Button variant="default" size="sm" onClick={() => setAsking('generate')}>
          {text.generate}
        </Button>
      </Group>
      {asking === 'add' && (
        <AddCodesDialog id={id} onAdded={() => void readAgain()} onClose={() => setAsking(null)} />
      )}
      {asking === 'generate' && (
        <GenerateCodesDialog
          discount={discount}
          onMade={() => void readAgain()}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  );
}
