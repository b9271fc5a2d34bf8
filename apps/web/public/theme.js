// Runs before the first paint, so that a stored dark theme never flashes light.
(() => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const stored = () => {
    try {
      return localStorage.getItem('biuro.theme');
    } catch {
      return null;
    }
  };
  const apply = () => {
    const choice = stored() ?? 'light';
    const theme = choice === 'system' ? (dark.matches ? 'dark' : 'light') : choice;
    root.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]').content = theme === 'dark' ? '#11131a' : '#f2f5fa';
  };
  apply();
  dark.addEventListener('change', apply);
  addEventListener('storage', apply);
  addEventListener('biuro:theme', apply);
})();
