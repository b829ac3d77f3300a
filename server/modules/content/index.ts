export { type CollectionKind, type ItemStatus, UNDATED } from './tables.ts';
export { collectionTypeCodes, itemPath, type CollectionView } from './collection-view.ts';
export {
  addCollection,
  createCollection,
  getCollection,
  getDocument,
  getDocuments,
  getPageCode,
  listCollections,
  updateCollection,
} from './collections.ts';
export {
  addItem,
  createItem,
  createItemIn,
  createItemsIn,
  type NewItem,
  updateItemIn,
  updateItem,
} from './items.ts';
export { addAuthor, authorExists } from './authors.ts';
export { createAuthor, deleteAuthor, listAuthors, updateAuthor } from './owner-authors.ts';
export { changeItemStatus, changeItemStatusIn, listStatusChanges } from './item-status.ts';
export { emptyBin, eraseFromBinIn, moveToBinIn, restoreFromBinIn } from './bin.ts';
export {
  type ChangedStatus,
  changeStatusesIn,
  recordStatusChanges,
  restoreStatusesIn,
  setAuthorsIn,
  updateItemsIn,
} from './many-items.ts';
export { changeCategoryOfItems } from './item-categories.ts';
export { lockLabels, spellLabelsIn } from './labels/spell-labels.ts';
export {
  createLabel,
  deleteLabel,
  listLabels,
  mergeLabel,
  renameLabel,
  undoLabelChange,
} from './labels/labels.ts';
export { copyItemIn } from './copy-item.ts';
export { refuseField } from './refuse-field.ts';
export { refuseUndated } from './refuse-undated.ts';
export { isWrittenSql } from './written-kinds.ts';
export { writtenKindsOf } from './collections.ts';
export {
  addOccurrencesIn,
  changeFollowingIn,
  copyTextIn,
  lockFollowing,
  selectSeries,
  type SeriesEvent,
  textBytes,
} from './series.ts';
export { nameSiteItems } from './site-items.ts';
export { freeItemUrlId, freeItemUrlIds, takenUrlIds } from './free-url-id.ts';
export { changePodcast, episodesOf, findPodcast } from './podcasts.ts';
export { checkCollection, checkItem } from './check-content.ts';
export { withAddressConflict } from './address-conflict.ts';
export { publishDue } from './publishing.ts';
export { planChangesIn } from './drafts/planned-changes.ts';
export { showLockedDraft } from './drafts/show-locked-draft.ts';
export {
  addRedirect,
  listRedirects,
  candidatePaths,
  type Redirect,
  redirectsFrom,
  removeRedirect,
} from './redirects.ts';
export { getItemPage, getPost, type ItemPage, lastPublished, listItems } from './read-items.ts';
export {
  type ContentOrderQuery,
  ItemOrder,
  type ItemOrderQuery,
  type ListFilter,
  readContentOrder,
  readItemOrder,
} from './item-order.ts';
export { moveInOrder, selectOwnerOrder } from './owner-order.ts';
export { lockOrder, placesAtEnd } from './move-item.ts';
export { reservedNames } from './reserved-paths.ts';
export { moveBackIn, type MovedItem, moveToCollectionIn } from './move-to-collection.ts';
export { groupsOf } from './item-groups.ts';
export { addressParts, type ListedAddress, readAddresses } from './addresses.ts';
export { listItemLinks, type ItemLink } from './item-links.ts';
export { listRelatedItems } from './related-items.ts';
export { idsNear } from './near-items.ts';
export { getVisibleDocument } from './visible-document.ts';
export { startBlockField } from './parts/start-field.ts';
export { openBlockField, readBlockFields, saveBlockField } from './parts/block-fields.ts';
export { getPart, type SitePart } from './parts/parts.ts';
export { readSharedSections } from './parts/read-shared.ts';
export { addPage } from './pages-admin/add-page.ts';
export { findPageOf, replaceDraft } from './pages-admin/page-of-settings.ts';
export { copyDraft, deleteDrafts } from './drafts/repository.ts';
export { ALL_PAGES, codePlaces, usedCode } from './site-code/site-code.ts';
export { findPreview } from './drafts/preview-links.ts';
export { sanitiseHtml } from './sanitise-html.ts';
export { readDocument } from './read-document.ts';
export { draftsOf, readDraftDocument, readLiveDocument, readVersionDocument } from './drafts/read-drafts.ts';
