import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from '../vite/compress.ts';

/** The bare page beside which `npm run bench` times the list; it is no part of the export. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/bench/bare/',
  plugins: [react(), compress()],
  build: { modulePreload: { polyfill: false }, reportCompressedSize: false },
});
