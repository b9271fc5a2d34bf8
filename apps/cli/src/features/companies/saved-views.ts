import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import type { Words } from '#terminal/output/words.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';

type SavedView = components['schemas']['CompanyViews']['data'][number];

export function defineSavedViews(companies: Command, tools: Tools): void {
  const views = companies
    .command('views')
    .description(tools.text('views.summary'))
    .action(actionOf(tools, listSavedViews));
  addExamples(views, tools, ['biuro companies views', 'biuro companies views --json']);
}

async function listSavedViews({ withPortal, output, text }: Context): Promise<void> {
  const answer = await withPortal(({ api, person }) => {
    person();
    return unwrap(api.GET('/companies/views'));
  });
  output.show(answer, () =>
    output.forPeople
      ? output.table(
          [text('views.name'), text('views.count'), text('views.query')],
          answer.data.map((view) => [nameOf(view, text), countOf(view), view.query]),
        )
      : output.tabSeparated(
          answer.data.map((view) => [view.key ?? view.id ?? '', view.name ?? '', countOf(view), view.query]),
        ),
  );
}

const countOf = ({ count, more }: SavedView) => `${count}${more ? '+' : ''}`;

const nameOf = ({ key, name }: SavedView, text: Words) => name ?? text(`view.${key ?? 'all'}`);
