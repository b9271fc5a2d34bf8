import { defineConfig } from 'vitest/config';
import { icons } from './vite/icons.ts';

/** What the tests of the web app need besides the settings of all projects (../../vitest.config.ts). */
export default defineConfig({ plugins: [icons()] });
