import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import '../ui/icons.css';
import messages from '@biuro/core/i18n/messages.json' with { type: 'json' };
import { createText } from '@biuro/core/i18n/text.ts';
import { createRoot } from 'react-dom/client';
import { Menu } from '../ui/menu.tsx';

createRoot(document.getElementById('root')!).render(
  <Menu label="x" groups={[{ label: 'a', items: [{ label: 'Wyloguj', run() {} }] }]}>
    {createText(messages, 'pl')('title.login')}
  </Menu>,
);
