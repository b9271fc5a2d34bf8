import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { eagerCode } from './vite/eager-code.ts';
import { firstScript } from './vite/first-script.ts';
import { fontPreload } from './vite/font-preload.ts';
import { messages } from './vite/messages.ts';
import { primereactTheme } from './vite/primereact-theme.ts';
import { sizes } from './vite/sizes.ts';
import { version } from './vite/version.ts';

const api = 'http://127.0.0.1:8080';

// With the icons of all rooms: one that two rooms share would make the list of the one wait for the code of the other.
const officeParts =
  /lucide-react\/dist\/esm\/icons\/|\/src\/(app\/(admin-frame|use-office-people)|api\/|ui\/(list-bulk-parts|list-page|use-list|use-form-address|button-link|copy-button|person|tag)\.)/;

const sharedParts = /\/src\/ui\/(?!form|record|autocomplete)|-terms\.ts$|\/packages\/core\/|\/@tanstack\//;

/**
 * Few files: what asks the server first; what every visit begins with; what stands around the pages behind the login, with what any list needs; the list
 * of each room, with what its other pages share with it; all forms. What is left is a file for each screen.
 */
const chunks = [
  { name: 'ahead', test: /\/src\/app\/first-page\.ts$/, priority: 5 },
  { name: 'start', test: /\/src\/(app\/main|login\/login)\.tsx$/, priority: 4 },
  { name: 'office', test: officeParts, priority: 3 },
  { name: 'shared', test: sharedParts, minShareCount: 4, priority: 2.5 },
  { name: listOf, debugName: 'list', test: /-list\.tsx$/, priority: 2 },
  { name: 'client', test: /\/src\/app\/client-(frame|home-page)\.tsx$/, priority: 1.5 },
  { name: 'form', test: /\/src\/ui\/form[.-]/, priority: 1 },
];

function listOf(module: string): string | undefined {
  return /\/src\/(\w+)\/\w+-list\.tsx$/.exec(module)?.[1];
}

export default defineConfig({
  plugins: [
    messages(),
    react(),
    firstScript({
      paths: ['/src/app/theme-first.js', '/src/app/code-first.js'],
      pages: {
        '/': ['/src/app/client-frame.tsx', '/src/app/client-home-page.tsx'],
        '/dashboard': ['/src/home/admin-home.tsx'],
        '/dashboard/companies': ['/src/companies/company-list.tsx'],
        '/dashboard/tasks': ['/src/tasks/task-list.tsx'],
        '/dashboard/users': ['/src/users/user-list.tsx'],
      },
    }),
    fontPreload(/roboto-latin/),
    eagerCode(/^(ahead|start|office|shared|companies|tasks|users|client|use-greeting)$/),
    sizes({
      'login page': '/src/login/login.tsx',
      'companies list': '/src/companies/company-list.tsx',
      'users list': '/src/users/user-list.tsx',
    }),
    version('start'),
    compress(),
  ],
  resolve: {
    alias: [
      {
        find: '../createLucideIcon.mjs',
        replacement: fileURLToPath(new URL('src/ui/create-icon.tsx', import.meta.url)),
      },
    ],
  },
  css: { postcss: { plugins: [primereactTheme()] } },
  server: { host: '127.0.0.1', proxy: { '/api': api } },
  build: {
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
