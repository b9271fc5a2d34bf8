/** Whether the browser hands files over to other apps: phones do, most desktops do not. */
export function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Hands a file over to another app of the phone; closing its list of apps is no failure. */
export async function shareFile(file: File): Promise<void> {
  await navigator.share({ files: [file] }).catch((thrown: unknown) => {
    if (!(thrown instanceof DOMException && thrown.name === 'AbortError')) throw thrown;
  });
}
