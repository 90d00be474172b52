/**
 * Opens a dialog over everything else, as an attachment. When it goes the focus returns to where it was: browsers see to
 * that only if a dialog is closed before it is taken away.
 */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
