import { type ReactNode, useEffect, useState } from 'react';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { usePlace } from '#services/navigation/use-navigation.ts';
import { MenuIcon } from '#ui/icons/icons.ts';
import { IconButton } from '#ui/layout/icon-button.tsx';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { AdminNav } from './admin-nav.tsx';

/** The width from which the sidebar stands there by itself, as in admin-sidebar.css. */
const wide = '(width >= 1280px)';

/** The navigation on narrow screens. It closes on navigation and when the window becomes wide. */
export function AdminDrawer({ brand }: { brand: ReactNode }) {
  const t = useText(messages);
  const { path } = usePlace();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === path;
  useEffect(() => {
    const screen = matchMedia(wide);
    const close = () => setOpenedAt(null);
    screen.addEventListener('change', close);
    return () => screen.removeEventListener('change', close);
  }, []);
  return (
    <div className="admin-drawer">
      <IconButton
        icon={MenuIcon}
        label={t('navigation.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpenedAt(path)}
      />
      <Drawer open={open} onClose={() => setOpenedAt(null)} label={t('navigation')} closeLabel={t('close')}>
        <AdminNav brand={brand} />
      </Drawer>
    </div>
  );
}
