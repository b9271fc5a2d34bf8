import type { Plugin } from 'vite';
import { compileMessages } from '../../../scripts/library/compile-messages.ts';

/** Compiles the ICU messages before Vite makes modules of the JSON files. */
export function messages(): Plugin {
  return { ...compileMessages, enforce: 'pre' };
}
