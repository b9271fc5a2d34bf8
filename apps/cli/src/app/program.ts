import { Command, Option } from 'commander';
import { shows, type Tools } from '#terminal/session/tools.ts';
import { version } from '#terminal/session/version.ts';
import { defineApi } from '../features/api/api.ts';
import { defineCalendar } from '../features/calendar/calendar.ts';
import { defineCompanies } from '../features/companies/companies.ts';
import { defineDeclarations } from '../features/declarations/declarations.ts';
import { defineEmployees, defineStaffReports } from '../features/employees/employees.ts';
import { defineFlow } from '../features/flow/flow.ts';
import { defineInspect } from '../features/inspect/inspect.ts';
import { defineJobs } from '../features/jobs/jobs.ts';
import { defineLiabilities } from '../features/liabilities/liabilities.ts';
import { defineGoto } from '../features/navigation/goto.ts';
import { defineReports } from '../features/reports/reports.ts';
import { defineLogin } from '../features/session/login.ts';
import { defineLogout } from '../features/session/logout.ts';
import { defineWhoami } from '../features/session/whoami.ts';
import { defineTasks } from '../features/tasks/tasks.ts';
import { defineUptime } from '../features/uptimes/uptime.ts';
import { defineUsers } from '../features/users/users.ts';
import { defineCompletion } from './completion.ts';
import { defineConfig } from './config.ts';
import { defineHelp } from './help.ts';
import { helpWords } from './help-words.ts';

/** All commands. Their order is that of the help. */
const rooms = [
  defineLogin,
  defineLogout,
  defineWhoami,
  defineGoto,
  defineConfig,
  defineCompanies,
  defineEmployees,
  defineStaffReports,
  defineTasks,
  defineLiabilities,
  defineDeclarations,
  defineCalendar,
  defineUptime,
  defineReports,
  defineJobs,
  defineUsers,
  defineApi,
  defineFlow,
  defineInspect,
  defineCompletion,
  defineHelp,
];

export function createProgram(tools: Tools): Command {
  const { text, output } = tools;
  const program = new Command('biuro')
    .description(text('summary'))
    .version(version, '-V, --version', text('help.version'))
    .helpOption('-h, --help', text('help.flag'))
    .helpCommand(false)
    .configureHelp(helpWords(text, output.bold))
    .configureOutput({ writeOut: output.write, outputError: () => {} })
    .exitOverride();

  program
    .option('--json', text('flag.json'))
    .option('--trace', text('flag.trace'))
    .option('--host <url>', text('flag.host'))
    .option('--api-key <key>', text('flag.api-key'))
    .option('--profile <name>', text('flag.profile'))
    .option('--no-input', text('flag.no-input'))
    .option('--timeout <time>', text('flag.timeout'))
    .addOption(new Option('--lang <lang>', text('flag.lang')).choices(['pl', 'en']))
    .option('--no-color', text('flag.no-color'));

  for (const define of rooms) define(program, tools);
  shows(program, tools, ['biuro login', 'biuro companies list --search delta']);
  return program;
}
