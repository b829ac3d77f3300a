// A child process started by avif-encoder.ts: encodes pictures as AVIF at the lowest priority, so that pages and orders
// never wait for it. Plain JavaScript, since it runs from its source beside the built server.
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

// Chosen by eye: AVIF at 50 looks as good as WebP at 78 and is a third smaller. Above effort 4 the time doubles.
const QUALITY = 50;
const EFFORT = 4;
const MAX_PIXELS = 50_000_000;
const MAX_WIDTH = 2500;
const MAX_HEIGHT = 16_383;
const SECONDS_PER_STEP = 120;

try {
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // The system does not allow lowering the priority.
}
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

process.on('message', (job) => {
  encode(job).then(
    (files) => process.send({ files }),
    (error) => process.send({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

/** `renditions`: name, width in pixels and the size in bytes an AVIF must stay below to be stored. */
async function encode({ bytes, renditions }) {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: SECONDS_PER_STEP })
    .autoOrient()
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files = [];
  for (const { name, width, max } of renditions) {
    const avif = await sharp(data, { raw })
      .resize({ width, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .avif({ quality: QUALITY, effort: EFFORT })
      .timeout({ seconds: SECONDS_PER_STEP })
      .toBuffer();
    if (avif.byteLength < max) files.push({ name, bytes: avif });
  }
  return files;
}
