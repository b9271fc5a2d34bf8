/** With the icons of all features: one that two features share would make the list of the one wait for the code of the other. */
const office =
  /primeicons\/raw-svg\/|\/src\/ui\/icons\/own\/|\/src\/(app\/frame\/admin-frame|services\/lists\/define-list|features\/uptimes\/timer\/panel-state|ui\/(list\/(bulk\/batches|list-page|use-list)|form\/state\/use-form-address|layout\/button-link|feedback\/copy-button|record\/person|text\/tag))\./;
/** Not the form, and what brings it along. */
const shared =
  /\/src\/(services\/records|ui\/(?!form\/|record\/record|controls\/autocomplete))|\/features\/\w+\/(?:[\w-]+-)?terms\.ts$|\/packages\/core\/|\/@tanstack\//;

/** The first that asks for a module gets it, with all that it imports and nobody before has asked for. */
const groups = [
  // What asks the server first, and what every visit begins with.
  { name: 'ahead', test: /\/src\/app\/start\/first-page\.ts$/ },
  { name: 'start', test: /\/src\/(app\/main|features\/login\/login)\.tsx$/ },
  // What stands around the pages behind the login, with what any list needs.
  { name: 'office', test: office },
  // What features have in common: otherwise it would lie in the list of one of them, and bring it along.
  { name: 'shared', test: shared, minShareCount: 4 },
  // The list of each feature, with what its other pages share with it.
  { name: featureOf, debugName: 'list', test: /-list\.tsx$/ },
  // What comes by itself once a page stands: the timer, and what tells a demo's charts.
  { name: 'timer', test: /\/src\/features\/uptimes\/timer\/pill\.tsx$|\/uptime\/uptime-(machine|selectors)\.ts$/ },
  { name: 'announce-charts', test: /\/src\/features\/dev\/charts\/(announce-charts|news)\.ts$/ },
  // What every page of a client begins with.
  { name: 'client', test: /\/src\/app\/(frame\/client-frame|pages\/client-home-page)\.tsx$/ },
  { name: 'form', test: /\/src\/ui\/form\// },
];

function featureOf(module: string): string | undefined {
  return /\/src\/features\/(\w+)\/(?:[\w-]+\/)*[\w-]+-list\.tsx$/.exec(module)?.[1];
}

/** Few files instead of one for each module that two pages share. What no group asks for is a file for each screen. */
export const chunks = groups.map((group, place) => ({ ...group, priority: groups.length - place }));
