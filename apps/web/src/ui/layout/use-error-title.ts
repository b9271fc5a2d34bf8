import { useEffect } from 'react';

/** Prefixes the document's title while a form has errors: "Błąd: Zaloguj się | Biuro". */
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
