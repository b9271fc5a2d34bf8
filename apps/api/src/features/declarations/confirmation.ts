import { openFile } from '#platform/files/open-file.ts';
import { takeUpload } from '#platform/files/uploads/take-upload.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { notFound, Problem } from '#platform/http/problem.ts';
import * as queries from './queries.ts';
import { assertMayChange, visibleDeclaration, writeDown } from './read.ts';

export const confirmationHandlers: Pick<Handlers, 'putDeclarationConfirmation' | 'getDeclarationConfirmation'> = {
  async putDeclarationConfirmation({ params: { id }, body }, context) {
    const row = await queries.lockDeclaration(context.db, id);
    if (!row) throw notFound();
    assertMayChange(context, row.form);
    if (row.status !== 'sent' && row.status !== 'accepted') throw new Problem(422, 'not_sent');
    const { file_id, name, type } = await takeUpload(context, body.upload_id, 'declaration_confirmation');
    const confirmation = { declaration_id: row.id, file_id, name, type, added_by: context.caller.id };
    await queries.putConfirmation(context.db, confirmation);
    await writeDown(context, 'confirmation_added', row, {}, { file: name });
    return { status: 200, body: { data: await visibleDeclaration(context, row.id) } };
  },

  async getDeclarationConfirmation({ params: { id } }, context) {
    const declaration = await visibleDeclaration(context, id);
    const file = await queries.findConfirmation(context.db, declaration.id);
    if (!file?.file_id) throw notFound();
    return { status: 200, file: await openFile(context, file.file_id) };
  },
};
