// Asks for the code of the page in the address at once, when somebody is signed in: the first module learns of it much later.
(() => {
  const files = __FILES__[location.pathname] ?? [];
  try {
    if (localStorage.getItem('biuro.session') === null) return;
  } catch {
    return;
  }
  for (const file of files) {
    const link = document.createElement('link');
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
    } else {
      link.rel = 'modulepreload';
    }
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
})();
