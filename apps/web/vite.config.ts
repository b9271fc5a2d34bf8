import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, chunks } from './vite/chunks.ts';
import { compress } from './vite/compress.ts';
import { eagerCode } from './vite/eager-code.ts';
import { firstScript } from './vite/first-script.ts';
import { fontPreload } from './vite/font-preload.ts';
import { icons } from './vite/icons.ts';
import { messages } from './vite/messages.ts';
import { primereactTheme } from './vite/primereact-theme.ts';
import { sizes } from './vite/sizes.ts';
import { version } from './vite/version.ts';

const api = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [
    messages(),
    react(),
    primereactTheme(),
    icons(),
    firstScript({
      paths: ['/src/app/start/theme-first.js', '/src/app/start/code-first.js'],
      pages: {
        '/': [
          '/src/app/frame/client/client-frame.tsx',
          '/src/features/home/client/client-home.tsx',
          '/src/features/liabilities/my/payments-card.tsx',
        ],
        '/dashboard': ['/src/features/home/office/admin-home.tsx'],
        '/dashboard/companies': ['/src/features/companies/list/company-list.tsx'],
        '/dashboard/tasks': ['/src/features/tasks/list/task-list.tsx'],
        '/dashboard/users': ['/src/features/users/list/user-list.tsx'],
      },
    }),
    chunks(chunkGroups),
    fontPreload(/roboto-latin/),
    eagerCode(['ahead', 'start', 'office', 'shared', 'companies', 'tasks', 'users', 'client', 'home']),
    sizes({
      'login page': '/src/features/login/login.tsx',
      'companies list': '/src/features/companies/list/company-list.tsx',
      'users list': '/src/features/users/list/user-list.tsx',
    }),
    version('start'),
    compress(),
  ],
  server: { host: '127.0.0.1', proxy: { '/api': api } },
  build: {
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
