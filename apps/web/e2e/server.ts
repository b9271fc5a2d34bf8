import { startServerProcess } from '../../api/src/app/testing/server-process.ts';

/** One real server with every office and its demo data for all journeys; its address, that of the demo, reaches them by the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServerProcess({ TENANT: '' });
  process.env.BIURO_TEST_ADDRESS = server.address;
  return server.stop;
}
