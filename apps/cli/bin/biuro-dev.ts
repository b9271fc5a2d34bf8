// `pnpm biuro …`: the sources as they are now, through tsx, on any Node from 20 on.
import { main } from '../src/main.ts';

await main(process);
