import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useLocation, useSearch } from 'wouter';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { Button } from '../ui/button.tsx';
import { failureOf } from '../ui/failure.ts';
import { AddIcon, DeleteIcon } from '../ui/icons.ts';
import { PageTabs } from '../ui/page-tabs.tsx';
import messages from './messages.json' with { type: 'json' };
import { viewAddress } from './view-address.ts';
import { type CompanyView, useCompanyViews, useViewCalls } from './view-queries.ts';

/** Saved ways to look at the list, each with its number of companies; what is on the screen now can become one. */
export function CompanyViews({ onSave }: { onSave: () => void }) {
  const t = useText(messages);
  const here = viewAddress(useSearch());
  const { data: views } = useCompanyViews();
  const current = views?.find(({ query }) => viewAddress(query) === here);
  const list = pathOf('dashboard-companies');
  const tabs = (views ?? []).map((view) => ({
    href: view.query ? `${list}?${view.query}` : list,
    label: view.key ? t(`view.${view.key}`) : (view.name ?? ''),
    count: view.count,
    current: view === current,
  }));
  return (
    <PageTabs label={t('views')} tabs={tabs.length > 0 ? tabs : [{ href: list, label: t('view.all'), current: !here }]}>
      {views && !current && (
        <Button variant="quiet" icon={AddIcon} onClick={onSave}>
          {t('view.save')}
        </Button>
      )}
      {current?.id && <ForgetView view={current} />}
    </PageTabs>
  );
}

/** Forgets a view of one's own, and brings it back when asked to. */
function ForgetView({ view }: { view: CompanyView }) {
  const t = useText(messages);
  const toast = useToast();
  const [, navigate] = useLocation();
  const { save, forget } = useViewCalls();
  const refuse = (thrown: unknown) => toast(failureOf(thrown).message);
  const name = view.name ?? '';
  const restore = () =>
    void save({ name, query: view.query }, createIdempotencyKey()).then(() => toast(t('view.restored')), refuse);
  const onForgotten = () => {
    navigate(pathOf('dashboard-companies'));
    toast(t('view.deleted', { name }), { label: t('undo'), run: restore });
  };
  const remove = () => void forget(view.id ?? '').then(onForgotten, refuse);
  return (
    <Button variant="quiet" icon={DeleteIcon} onClick={remove}>
      {t('view.delete')}
    </Button>
  );
}
