// `pnpm biuro …` starts the sources through tsx, which runs on Node 20 or newer.
import { main } from '../src/main.ts';

await main(process);
