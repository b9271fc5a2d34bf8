/** With the icons of all rooms: one that two rooms share would make the list of the one wait for the code of the other. */
const office =
  /lucide-react\/dist\/esm\/icons\/|\/src\/(app\/(admin-frame|use-office-people)|uptime\/panel-state\.|api\/|ui\/(list-bulk-parts|list-page|use-list|use-form-address|button-link|copy-button|person|tag)\.)/;
/** Not the form, and what brings it along. */
const shared = /\/src\/ui\/(?!form|record|autocomplete)|-terms\.ts$|\/packages\/core\/|\/@tanstack\//;

/** The first that asks for a module gets it, with all that it imports and nobody before has asked for. */
const groups = [
  // What asks the server first, and what every visit begins with.
  { name: 'ahead', test: /\/src\/app\/first-page\.ts$/ },
  { name: 'start', test: /\/src\/(app\/main|login\/login)\.tsx$/ },
  // What stands around the pages behind the login, with what any list needs.
  { name: 'office', test: office },
  // What rooms have in common: otherwise it would lie in the list of one of them, and bring it along.
  { name: 'shared', test: shared, minShareCount: 4 },
  // The list of each room, with what its other pages share with it.
  { name: roomOf, debugName: 'list', test: /-list\.tsx$/ },
  // What comes by itself once a page stands: the timer, and what tells a demo's charts.
  { name: 'timer', test: /\/src\/uptime\/uptime-pill\.tsx$|\/uptime\/uptime-(machine|selectors)\.ts$/ },
  { name: 'announce-charts', test: /\/src\/dev\/(announce-charts|chart-news)\.ts$/ },
  // What every page of a client begins with.
  { name: 'client', test: /\/src\/app\/client-(frame|home-page)\.tsx$/ },
  { name: 'form', test: /\/src\/ui\/form[.-]/ },
];

function roomOf(module: string): string | undefined {
  return /\/src\/(\w+)\/\w+-list\.tsx$/.exec(module)?.[1];
}

/** Few files instead of one for each module that two pages share. What no group asks for is a file for each screen. */
export const chunks = groups.map((group, place) => ({ ...group, priority: groups.length - place }));
