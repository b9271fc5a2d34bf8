import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { fontPreload } from './vite/font-preload.ts';
import { messages } from './vite/messages.ts';
import { primereactTheme } from './vite/primereact-theme.ts';
import { sizes } from './vite/sizes.ts';
import { version } from './vite/version.ts';

const api = 'http://127.0.0.1:8080';

/** Few files: what the login page needs in one, what most pages behind it share in another, and each screen's own. */
const chunks = [
  { name: 'start', test: /\/src\/(app\/main|login\/login)\.tsx$/, priority: 2 },
  { name: 'shared', test: /\/src\/(ui|app)\/|lucide-react/, minShareCount: 3, priority: 1 },
];

export default defineConfig({
  plugins: [
    messages(),
    react(),
    fontPreload(/roboto-latin/),
    sizes({
      'login page': '/src/login/login.tsx',
      'companies list': '/src/companies/company-list.tsx',
      'users list': '/src/users/user-list.tsx',
    }),
    version(),
    compress(),
  ],
  css: { postcss: { plugins: [primereactTheme()] } },
  server: { host: '127.0.0.1', proxy: { '/api': api } },
  build: {
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
