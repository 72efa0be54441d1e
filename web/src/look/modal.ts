/** Opens a dialog over the page as soon as it is mounted: the keyboard stays in it, and Escape closes it. */
export function modal(dialog: HTMLDialogElement): void {
  dialog.showModal()
}
