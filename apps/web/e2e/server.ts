import { startServerProcess } from '../../api/src/app/testing/server-process.ts';

/** One real server with the demo office for all journeys; its address reaches them by the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServerProcess();
  process.env.BIURO_TEST_ADDRESS = server.address;
  return server.stop;
}
