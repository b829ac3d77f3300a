import { createElement, type ReactNode } from 'react';
import {
  needsNothing,
  type BlockDefinition,
  type BlockNeeds,
  type BlockRenderProps,
  type RequestedPage,
} from './block.ts';
import { withDefaults } from './with-defaults.ts';

/** A block whose stored props are valid: the data it needs, and its view once that is loaded. */
export interface ReadyBlock {
  readonly needs: (page: RequestedPage) => BlockNeeds;
  readonly render: (place: Omit<BlockRenderProps<unknown>, 'props'>) => ReactNode;
}

export type OpenedBlock =
  | { readonly ok: true; readonly block: ReadyBlock }
  | {
      readonly ok: false;
      readonly problem: string;
      /** Path of each prop that does not fit: `['pictures', 2, 'assetId']`. None where the type is unknown. */
      readonly paths: readonly (readonly PropertyKey[])[];
    };

/** A block type whose code is loaded. */
export interface LoadedBlock {
  readonly type: string;
  /** Checks stored props against the schema; `problem` begins with the path of the prop that does not fit. */
  readonly open: (props: unknown) => OpenedBlock;
  /** Stored props with the schema's defaults where one is missing, also while the props are half made. */
  readonly withDefaults: (props: unknown) => unknown;
}

/** Hides a definition's props type behind its schema check. */
export function loadedBlock<Props>(definition: BlockDefinition<Props>): LoadedBlock {
  return {
    type: definition.type,
    open: (stored) => {
      const checked = definition.schema.safeParse(stored);
      if (!checked.success) {
        const [issue] = checked.error.issues;
        return {
          ok: false,
          problem: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`,
          paths: checked.error.issues.map(({ path }) => path),
        };
      }
      const props = checked.data;
      return {
        ok: true,
        block: {
          needs: (page) => definition.needs?.(props, page) ?? needsNothing,
          render: (place) => createElement(definition.Render, { ...place, props }),
        },
      };
    },
    withDefaults: (stored) => withDefaults(definition.schema, stored),
  };
}
