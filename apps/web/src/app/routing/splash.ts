/** Takes away what index.html shows until the first page is drawn. */
export function removeSplash(): void {
  document.getElementById('splash')?.remove();
}
