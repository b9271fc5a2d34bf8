// Draws what stands on the page until the first one is there in the name, the colours and the language that this browser knows already.
(() => {
  const name = document.getElementById('splash-name');
  const slow = document.getElementById('splash-slow');
  try {
    const session = JSON.parse(localStorage.getItem('biuro.session'));
    if ((localStorage.getItem('biuro.locale') ?? session?.user?.locale) === 'en') {
      document.documentElement.lang = 'en';
      slow.textContent = 'Loading takes longer than usual. The page will appear by itself.';
    }
    const brand = JSON.parse(localStorage.getItem('biuro.brand'));
    name.textContent = brand.office;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(brand.sheet);
    document.adoptedStyleSheets = [sheet];
  } catch {
    // The first visit, or a browser that keeps nothing.
  }
})();
