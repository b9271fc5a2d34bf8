import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from '../../../apps/web/vite/compress.ts';

const page = process.env.BENCH_PAGE ?? 'users';

/** The baseline pages beside which `npm run bench` times the portal's, each by itself; they are no part of the export. */
export default defineConfig({
  root: join(import.meta.dirname, page),
  base: `/bench/baseline/${page}/`,
  plugins: [react(), compress()],
  build: { modulePreload: { polyfill: false }, reportCompressedSize: false },
});
