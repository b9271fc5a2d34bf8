import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { defineHistory } from '#terminal/lists/history.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { EXAMPLE, findRequest, requestId, showRequest } from './request.ts';

export function defineGet(requests: Command, tools: Tools): void {
  const { text } = tools;
  const get = requests
    .command('get')
    .argument('<request>', text('requests.which'))
    .description(text('requests.get.summary'))
    .action(
      actionOf(tools, async ({ withPortal, output }, _flags: object, which = '') => {
        showRequest(await withPortal((portal) => findRequest(portal, which, text)), output, text);
      }),
    );
  addExamples(get, tools, [`biuro requests get ${EXAMPLE}`, `biuro requests get ${EXAMPLE} --json`]);
}

export function defineRequestHistory(requests: Command, tools: Tools): void {
  defineHistory(requests, tools, {
    group: 'requests',
    which: 'request',
    examples: [`biuro requests history ${EXAMPLE}`, `biuro requests history ${EXAMPLE} --limit 5 --json`],
    read: (portal, which, query, text) => {
      const path = { id: requestId(which, text) };
      return unwrap(portal.api.GET('/document-requests/{id}/history', { params: { path, query } }));
    },
  });
}
