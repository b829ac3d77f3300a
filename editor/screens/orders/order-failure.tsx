import { Alert } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { useState } from 'react';
import { sentenceOf } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { focusHeading } from '../../ui/focus-place.ts';

/** Why a change of an order failed; with a button to reload when the order has changed meanwhile. */
export function OrderFailure(props: { error: unknown; onReload: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const stale = props.error instanceof CallFailure && props.error.status === 409;
  return (
    <Alert color="red" variant="light" role="alert">
      {sentenceOf(props.error)}
      {stale && (
        <div>
          <BusyButton
            size="xs"
            variant="default"
            mt="xs"
            loading={busy}
            onClick={() => {
              setBusy(true);
              void props.onReload().finally(() => {
                setBusy(false);
                focusHeading();
              });
            }}
          >
            {text.app.reload}
          </BusyButton>
        </div>
      )}
    </Alert>
  );
}
