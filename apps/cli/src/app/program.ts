import { Command, Option } from 'commander';
import { defineApi } from '../api.ts';
import { defineCalendar } from '../calendar.ts';
import { defineCompanies } from '../companies/companies.ts';
import { defineCompletion } from '../completion.ts';
import { defineConfig } from '../config.ts';
import { defineDeclarations } from '../declarations/declarations.ts';
import { defineEmployees, defineStaffReports } from '../employees/employees.ts';
import { defineFlow } from '../flow/flow.ts';
import { defineGoto } from '../goto.ts';
import { defineInspect } from '../inspect/inspect.ts';
import { defineJobs } from '../jobs.ts';
import { defineLiabilities } from '../liabilities/liabilities.ts';
import { defineLogin } from '../login.ts';
import { defineLogout } from '../logout.ts';
import { defineReports } from '../reports/reports.ts';
import { defineTasks } from '../tasks/tasks.ts';
import { defineUptime } from '../uptime/uptime.ts';
import { defineUsers } from '../users/users.ts';
import { version } from '../version.ts';
import { defineWhoami } from '../whoami.ts';
import { defineHelp } from './help.ts';
import { helpWords } from './help-words.ts';
import { shows, type Tools } from './tools.ts';

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
