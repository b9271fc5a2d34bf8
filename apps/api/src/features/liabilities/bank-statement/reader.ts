import type { Statement, StatementFault } from './line.ts';
import { readStatement } from './read.ts';

export const run = (body: Uint8Array): Statement | StatementFault => readStatement(Buffer.from(body));
