import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pagePictures as text } from '../../../text/en-page-pictures.ts';
import { uploadAsset } from '../../../ui/uploads/upload-asset.ts';
import { useUploads } from '../../../ui/uploads/use-uploads.ts';
import { focusCanvas } from '../canvas/text-place.ts';
import { UploadLine } from '../panel/controls/upload-line.tsx';
import { useKeepAsset } from '../panel/site-queries.ts';
import { useSpeech } from '../speech.tsx';
import { useEditorStore } from '../use-editor.ts';
import { offerUploadUndo } from './offer-undo.ts';
import styles from './pictures.module.css';
import type { RunningBatch } from './upload-batch.ts';

/** Pictures on their way, beside the page: each with its progress, and why one did not arrive. */
export function PictureUploads(props: {
  readonly batches: readonly RunningBatch[];
  readonly onOver: (id: string) => void;
}) {
  return (
    <section className={styles['uploads']} aria-label={text.uploads}>
      {props.batches.map((batch) => (
        <Batch key={batch.id} batch={batch} onOver={props.onOver} />
      ))}
    </section>
  );
}

function Batch({ batch, onOver }: { readonly batch: RunningBatch; readonly onOver: (id: string) => void }) {
  const store = useEditorStore();
  const say = useSpeech();
  const keep = useKeepAsset();
  const arrived = useRef<AssetView[]>([]);
  const [isStarted, setStarted] = useState(false);
  const { uploads, add, retry, drop } = useUploads(
    (file, signal, onProgress) => uploadAsset('picture', file, signal, onProgress),
    (asset: AssetView) => arrived.current.push(asset),
  );
  useEffect(() => {
    add(batch.files);
    setStarted(true);
    // Once: a batch never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const settle = useEffectEvent(() => {
    const assets = arrived.current.splice(0);
    if (assets.length > 0) {
      for (const asset of assets) keep(asset);
      const { said, blocks } = batch.place(assets);
      say(said);
      offerUploadUndo(store, assets, blocks);
    }
    if (uploads.length === 0) onOver(batch.id);
  });
  // Those that arrived come onto the page together, as one step, when none is on its way any more.
  useEffect(() => {
    if (isStarted && uploads.every(({ failure }) => failure !== null)) settle();
  }, [isStarted, uploads]);
  return uploads.map((one) => (
    <UploadLine
      key={one.id}
      upload={one}
      onRetry={() => {
        retry(one.id);
        focusCanvas();
      }}
      onDrop={() => {
        drop(one.id);
        focusCanvas();
      }}
    />
  ));
}
