// Preloads the code of the page in the address, if somebody is signed in: the modules would request it much later.
(() => {
  const files = __FILES__[location.pathname] ?? [];
  try {
    const session = JSON.parse(localStorage.getItem('biuro.session'));
    // People of the office are redirected from the client's page.
    if (session === null || (location.pathname === '/' && session.user.isAdmin)) return;
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
