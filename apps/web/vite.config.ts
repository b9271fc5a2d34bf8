import { createRequire } from 'node:module';
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
import { serviceWorker } from './vite/service-worker.ts';
import { sizes } from './vite/sizes.ts';
import { splashFirst } from './vite/splash.ts';
import { version } from './vite/version.ts';

const api = 'http://127.0.0.1:8080';

const adminFrame = '/src/app/frame/admin/admin-frame.tsx';
const clientHome = [
  '/src/app/frame/client/client-frame.tsx',
  '/src/features/home/client/client-home.tsx',
  '/src/features/liabilities/my/payments-card.tsx',
];

/** The worker that reads PDF finds its decoders by their own names in one folder. */
const { version: pdfVersion }: { version: string } = createRequire(import.meta.url)('pdfjs-dist/package.json');
const isPdfDecoder = (name: string) => name.endsWith('_nowasm_fallback.js');

/** Sends the request of a list, so it comes before the code that draws the rows. */
const firstRows = '/src/ui/list/list-request.ts';

export default defineConfig({
  plugins: [
    messages(),
    react(),
    primereactTheme(),
    icons(),
    firstScript({
      paths: ['/src/app/start/theme-first.js', '/src/app/start/splash-first.js', '/src/app/start/code-first.js'],
      pages: {
        '/': clientHome,
        '/dashboard': ['/src/features/home/office/admin-home.tsx'],
        '/dashboard/companies': [firstRows, '/src/features/companies/list/company-list.tsx'],
        '/dashboard/tasks': [firstRows, '/src/features/tasks/list/task-list.tsx'],
        '/dashboard/users': [firstRows, '/src/features/users/list/user-list.tsx'],
      },
    }),
    chunks(chunkGroups),
    fontPreload(/roboto-latin/),
    eagerCode([
      'ahead',
      'start',
      'requests',
      'signed-in',
      'office',
      'icons',
      'records',
      'cards',
      'shared',
      'companies',
      'tasks',
      'users',
      'client',
      'home',
    ]),
    sizes({
      'login page': { modules: ['/src/features/login/login.tsx'], atMost: 111 },
      'client home': { modules: clientHome, atMost: 160 },
      'companies list': { modules: [adminFrame, '/src/features/companies/list/company-list.tsx'], atMost: 164 },
      'users list': { modules: [adminFrame, '/src/features/users/list/user-list.tsx'], atMost: 164 },
    }),
    version('start'),
    splashFirst(),
    serviceWorker({
      path: 'src/app/start/service-worker.js',
      modules: ['/src/features/login/login.tsx'],
      assets: /^assets\/(first-[^/]+\.js|roboto-latin-(ext-)?[^/]+\.woff2)$/,
      addresses: ['/index.html', '/favicon.svg', '/brand/icon-192.png'],
    }),
    compress(),
  ],
  server: { host: '127.0.0.1', proxy: { '/api': api, '/brand': api } },
  build: {
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        assetFileNames: ({ names }) =>
          names.some(isPdfDecoder) ? `assets/pdfjs-${pdfVersion}/[name][extname]` : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
