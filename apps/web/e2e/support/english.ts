import type { Page } from '@playwright/test';

/** Words that reveal a missing translation. None of them is a Polish word, a name in the demo or a key of the keyboard. */
const WORDS = `
  Dashboard Settings Save Saved Saving Cancel Search Loading Next Previous Close Open Password User
  Users Company Companies Add Edit Delete Remove Invite Back Submit Name First Last Phone Address Role
  Language Theme Light Dark Page Rows Row Sort Filter Filters Columns Select Selected Choose Clear
  Show Hide Copy Copied Required Optional Invalid Error Warning Empty None More Less Yes Sign Login
  Logout Notifications Notification Breadcrumb Skip Undo Retry Results Items Available Weak Strong
  Task Tasks Due Amount Amounts Paid Payment Payments Liability Declaration Employee Employees Month
  Settlement Board Today Overdue Upload Download Owner Assignee Reviewer Priority Checklist Missing
  Awaiting Incomplete Complete Booking Booked Clarification Calculated Published Correcting Suspended
  Prepared Signed Accepted Rejected Confirmed Onboarding Prospect Notice Ended Sole Scale Linear Lump
`;

/** English words on the page: in its text, accessible names, titles and hints. */
export async function englishWords(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'];
    const selector = '*:not(script, style, noscript, [lang="en"])';
    // What a browser without scripts shows is one text to a browser with them.
    const withoutScripts = [...document.querySelectorAll('noscript')].map(({ textContent }) =>
      new DOMParser().parseFromString(textContent, 'text/html'),
    );
    const elements = [document, ...withoutScripts].flatMap((place) => [...place.querySelectorAll(selector)]);
    const told = elements.flatMap((element) => attributes.map((name) => element.getAttribute(name)));
    const texts = elements.flatMap((element) =>
      [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.textContent),
    );
    return [...texts, ...told].filter((text) => text !== null);
  });
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}@./_-])(?:${WORDS.trim().replaceAll(/\s+/g, '|')})(?![\\p{L}\\p{N}@_-])`,
    'giu',
  );
  return [...new Set(said.flatMap((text) => text.match(pattern) ?? []))];
}
