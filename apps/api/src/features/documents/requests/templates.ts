import type { components } from '@biuro/contract';
import { v7 as uuid } from 'uuid';
import { isUniqueViolation } from '#platform/database/database.ts';
import { inSavepoint } from '#platform/database/savepoint.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { notFound, Problem } from '#platform/http/problem.ts';

type Template = components['schemas']['DocumentRequestTemplate'];
type Templates = 'listDocumentRequestTemplates' | 'createDocumentRequestTemplate' | 'deleteDocumentRequestTemplate';

/** Limit of an office. */
const MOST = 100;

export const templateHandlers: Pick<Handlers, Templates> = {
  async listDocumentRequestTemplates(_request, { db }) {
    const data = await db
      .selectFrom('document_request_templates')
      .select(['id', 'name', 'items'])
      .orderBy('name')
      .limit(MOST)
      .execute();
    return { status: 200, body: { data } };
  },

  async createDocumentRequestTemplate({ body }, { db }) {
    const { count } = await db
      .selectFrom('document_request_templates')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= MOST) throw new Problem(409, 'too_many_templates', { values: { max: MOST } });
    const data: Template = {
      id: uuid(),
      name: body.name.trim(),
      items: body.items.map(({ label, kind = 'other' }) => ({ label: label.trim(), kind })),
    };
    try {
      await inSavepoint(db, () =>
        db
          .insertInto('document_request_templates')
          .values({ ...data, items: JSON.stringify(data.items) })
          .execute(),
      );
    } catch (error) {
      throw isUniqueViolation(error, 'document_request_templates_name') ? new Problem(409, 'template_name') : error;
    }
    return { status: 201, body: { data } };
  },

  async deleteDocumentRequestTemplate({ params: { id } }, { db }) {
    const gone = await db
      .deleteFrom('document_request_templates')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!gone) throw notFound();
    return { status: 204 };
  },
};
