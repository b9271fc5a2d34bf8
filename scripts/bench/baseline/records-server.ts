// What one record, a new one and a sign-in are measured against: Fastify and `pg` alone, with the portal's statements.
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { addLogin } from './login.ts';
import { addRecords } from './records.ts';

const app = Fastify();
addRecords(app);
addLogin(app);
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
process.once('SIGTERM', () => process.exit(0));
