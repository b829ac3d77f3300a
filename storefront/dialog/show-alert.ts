/** Shows the centered alert dialog, whose code is fetched now; where that fails, the browser's own says it. */
export function showAlert(title: string, message: string): void {
  import('./alert-dialog.ts')
    .then(({ openAlert }) => openAlert(title, message))
    .catch(() => alert(message === '' ? title : message));
}
