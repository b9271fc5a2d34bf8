// Runs before the first paint, so that the dark theme does not flash light. The choice of this device counts, then that of the account, then light.
(() => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const choice = () => {
    try {
      return localStorage.getItem('biuro.theme') ?? JSON.parse(localStorage.getItem('biuro.session'))?.user?.theme;
    } catch {
      return null;
    }
  };
  const apply = () => {
    const chosen = choice();
    const theme = chosen === 'dark' || (chosen === 'system' && dark.matches) ? 'dark' : 'light';
    root.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]').content = theme === 'dark' ? '#11131a' : '#f2f5fa';
  };
  apply();
  dark.addEventListener('change', apply);
  addEventListener('storage', apply);
  addEventListener('biuro:theme', apply);
})();
