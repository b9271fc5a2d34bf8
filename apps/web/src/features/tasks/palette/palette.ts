import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import type { PaletteEntries } from '#services/feature/palette.ts';
import { AddIcon, CalendarIcon } from '#ui/icons/icons.ts';
import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };

export const taskPalette: PaletteEntries = {
  actions: ({ config, may, goTo }) => {
    if (!may('tasks:edit') || !isOpen('dashboard-tasks-new', config)) return [];
    const t = words(messages);
    const openMonth = `${pathOf('dashboard-tasks')}?form=open-month`;
    return [
      { id: 'task-new', label: t('add'), icon: AddIcon, run: () => goTo(pathOf('dashboard-tasks-new')) },
      { id: 'open-month', label: t('month.open'), icon: CalendarIcon, run: () => goTo(openMonth) },
    ];
  },
};
