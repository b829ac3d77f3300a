/**
 * What a module adds to the product, by kind. Each kind is declared next to the code that uses it, by extending this
 * interface: `declare module '…/platform/module.ts' { interface Contributions { readonly pollers: … } }`. So neither
 * the platform nor a module that uses contributions imports the modules that make them.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface Contributions {}

/** A capability of the product: carts, comments, search. `server/modules/index.ts` lists them all. */
export interface Module extends Partial<Contributions> {
  /** The name of its folder. */
  readonly name: string;
}

/** Type-checks a module's definition, the one exported value of its `module.ts`. */
export function defineModule(module: Module): Module {
  return module;
}

/** All contributions of one kind, in the order of the list of modules. */
export function contributions<Kind extends keyof Contributions>(
  { modules }: { readonly modules: readonly Module[] },
  kind: Kind,
): readonly Contributions[Kind][] {
  return modules.flatMap((module) => {
    const made = module[kind];
    return made === undefined ? [] : [made as Contributions[Kind]];
  });
}
