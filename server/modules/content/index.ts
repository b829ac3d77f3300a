export type { CollectionKind, ItemStatus, ListSettings } from './tables.ts';
export { collectionTypeCodes, itemPath, type CollectionView } from './collection-view.ts';
export type { CollectionInput, ItemInput } from './repository.ts';
export {
  createCollection,
  createItem,
  getCollection,
  getDocument,
  getDocuments,
  listCollections,
  putItem,
  reviseItem,
  updateCollection,
  updateItem,
} from './service.ts';
export {
  getItemPage,
  listAddresses,
  listItems,
  type ItemPage,
  type ItemQuery,
  type ListedItems,
} from './read-items.ts';
export {
  type ContentOrderQuery,
  ItemOrder,
  type ListFilter,
  listTags,
  readContentOrder,
  readItemOrder,
} from './item-order.ts';
export { groupsOf, type KeyedGroup } from './item-groups.ts';
export { nameItems, type NamedItem } from './named-items.ts';
export { listCompanions } from './companions.ts';
export { idsNear } from './near-items.ts';
