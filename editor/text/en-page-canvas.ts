/** Texts of the page editor's canvas: what is dragged onto it, its zoom, and how it fits a small screen. */
export const pageCanvas = {
  hidingCss: 'Your custom CSS hides this page, so it is left out while you edit. Change it under Design.',
  addedAt: (name: string, place: string) => `${name} added in ${place}`,
  notAdded: (name: string) => `${name} was not added`,

  percent: (factor: number) => `${Math.round(factor * 100)}%`,
  zoom: 'Zoom',
  zoomFit: 'Fit',
  zoomFitLong: 'Fit the width',
  zoomNow: (name: string) => `Zoom: ${name}`,
  zoomed: (factor: number) => `Zoom ${Math.round(factor * 100)}%`,
  zoomedToFit: 'The page fits the width',

  distributeTo: { across: 'Space evenly across', down: 'Space evenly down' },
  distributed: { across: 'Spaced evenly across', down: 'Spaced evenly down' },
  distributedAlready: 'They are spaced evenly already.',
  distributeNeeds: 'Select three blocks or more to space them evenly.',
  sharedRefuses: 'A shared section takes blocks only where it is edited itself. Nothing was moved.',
  sharedElsewhere: 'A shared section of another website cannot be pasted here.',
  nothingUnder: 'Nothing lies under it.',
  layerOf: (place: number, count: number) => `${place} of ${count} from the top`,
  frontAlready: 'Nothing lies over it.',
  backAlready: 'Nothing lies under it.',

  sectionCopy: 'Copy section',
  sectionCopied: 'Section copied',
  sectionPasted: 'Section pasted',

  leaveTitle: 'Save your changes before you leave?',
  leaveText: 'Your latest changes are not saved yet.',
  leaveOffline:
    'There is no connection, so your latest changes are only on this device. They are offered when you open the page here again.',
  leaveStopped:
    'Your latest changes could not be saved. A copy can stay on this device; it is offered when you open the page here again.',
  leaveDiscard: 'Discard and leave',
  leaveStay: 'Keep editing',
  leaveSave: 'Save and leave',
  leaveKeep: 'Keep and leave',
  leaveKept:
    'Your latest changes are kept on this device. They are offered when you open the page here again.',
  leaveFailed: 'Your changes could not be saved, and this browser keeps no copy.',

  sheet: (name: string) => `Settings: ${name}`,
  sheetLarger: 'Enlarge settings',
  sheetSmaller: 'Shrink settings',
};
