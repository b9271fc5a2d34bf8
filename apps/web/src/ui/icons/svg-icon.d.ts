/** See `vite/icons.ts`. */
declare module '*.svg?icon' {
  import type { IconType } from '#ui/icons/create-icon.tsx';

  const icon: IconType;
  export default icon;
}
