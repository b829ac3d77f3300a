import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { newId } from '@vitrine/server/platform/ids.ts';
import { type UnnamedSection, withIds } from '@vitrine/starters/page-builder.ts';

export { block, type Columns, section } from '@vitrine/starters/page-builder.ts';

/** The document of a page of the demo shop. */
export const page = (...sections: readonly UnnamedSection[]): PageDocument => withIds({ sections }, newId);
