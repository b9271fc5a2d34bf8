import type { Text } from '@biuro/core/i18n/text.ts';
import type { StaffReport } from './form/terms.ts';
import type messages from './messages.json';

/** Whose hours they are; somebody who was deleted since is named as such. */
export function workerName({ employee, deleted }: StaffReport['hours'][number], t: Text<typeof messages>): string {
  if (!deleted) return employee.name;
  return employee.name ? t('hours.gone', { name: employee.name }) : t('hours.gone.nameless');
}
