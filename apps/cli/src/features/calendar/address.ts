import { unwrap } from '@biuro/core/api/unwrap.ts';
import { type Command, Option } from 'commander';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { timeText } from '#terminal/time.ts';

interface AddressFlags {
  new?: true;
  delete?: true;
}

export function defineAddress(calendar: Command, tools: Tools): void {
  const { text } = tools;
  const address = calendar
    .command('address')
    .description(text('calendar.address.summary'))
    .addOption(new Option('--new', text('calendar.new')).conflicts('delete'))
    .option('--delete', text('calendar.delete'))
    .action(actionOf(tools, workOnAddress));
  addExamples(address, tools, ['biuro calendar address --new', 'biuro calendar address --delete']);
}

/** The server shows the address only once, because anybody who has it can read the deadlines. */
async function workOnAddress(context: Context, flags: AddressFlags): Promise<void> {
  if (flags.new) return makeAddress(context);
  return flags.delete ? deleteAddress(context) : showAddress(context);
}

async function makeAddress({ withPortal, output, text }: Context): Promise<void> {
  const { data } = await withPortal(({ api, person }) => {
    person();
    return unwrap(api.POST('/users/me/calendar'));
  });
  output.show(data, () => data.url);
  output.note(text('calendar.made'));
}

async function deleteAddress({ withPortal, output, text }: Context): Promise<void> {
  await withPortal(({ api, person }) => {
    person();
    return unwrap(api.DELETE('/users/me/calendar'));
  });
  output.note(text('calendar.deleted'));
}

async function showAddress({ withPortal, output, text }: Context): Promise<void> {
  const { data } = await withPortal(({ api, person }) => {
    person();
    return unwrap(api.GET('/users/me/calendar'));
  });
  output.show(data, () =>
    output.card([
      [text('calendar.created'), timeText(data.created_at)],
      [text('calendar.read'), timeText(data.read_at)],
    ]),
  );
  if (data.created_at === null) output.note(text('calendar.none'));
}
