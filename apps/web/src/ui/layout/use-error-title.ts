import { useEffect } from 'react';

/** The document's title says that something is to be mended, as long as it is: "Błąd: Zaloguj się | Biuro". */
export function useErrorTitle(wrong: boolean, prefix: string): void {
  useEffect(() => {
    if (!wrong) return;
    const title = document.title;
    const marked = `${prefix}: ${title}`;
    document.title = marked;
    return () => {
      // A new page may have set its own title meanwhile.
      if (document.title === marked) document.title = title;
    };
  }, [wrong, prefix]);
}
