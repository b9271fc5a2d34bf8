import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { fontPreload } from './vite/font-preload.ts';
import { messages } from './vite/messages.ts';
import { primereactTheme } from './vite/primereact-theme.ts';
import { sizes } from './vite/sizes.ts';

const api = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [
    messages(),
    react(),
    fontPreload(/roboto-latin/),
    sizes({ 'login page': '/src/login/login.tsx', 'companies list': '/src/companies/company-list.tsx' }),
    compress(),
  ],
  css: { postcss: { plugins: [primereactTheme()] } },
  server: { host: '127.0.0.1', proxy: { '/api': api } },
  build: {
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Small parts that most pages share travel in one file, not in twenty.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shared', test: /\/src\/ui\/|lucide-react/, minShareCount: 3 }] } },
    },
  },
});
