/** The name that an answer gives its file: `filename*` of RFC 6266, which knows every letter, before `filename`. */
export function fileNameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition ?? '');
  return (encoded && decoded(encoded)) || plain?.[1] || plain?.[2] || undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
