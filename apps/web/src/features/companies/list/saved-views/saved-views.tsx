import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { AddIcon, DeleteIcon, DoneIcon, EditIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { PageTabs } from '#ui/layout/page-tabs.tsx';
import messages from '../../messages.json' with { type: 'json' };
import { viewAddress } from './address.ts';
import { type CompanyView, useCompanyViews, useViewCalls } from './queries.ts';

const SaveDialog = lazy(() => import('./save-dialog.tsx').then((module) => ({ default: module.CompanyViewSave })));

/** Saved views of the list, each with its number of companies; what is on the screen now can become one. */
export function CompanyViews() {
  const t = useText(messages);
  // The view that is being named: a saved one, or `undefined` for what the list shows now.
  const [naming, setNaming] = useState<{ view: CompanyView | undefined }>();
  const here = viewAddress(useSearch());
  const { data: views } = useCompanyViews();
  const current = views?.find(({ query }) => viewAddress(query) === here);
  const left = useLeftView(current, views);
  const list = pathOf('dashboard-companies');
  const tabs = (views ?? []).map((view) => ({
    href: view.query ? `${list}?${view.query}` : list,
    label: nameOf(t, view),
    count: view.count,
    more: view.more,
    current: view === current,
  }));
  return (
    <>
      <PageTabs
        label={t('views')}
        tabs={tabs.length > 0 ? tabs : [{ href: list, label: t('view.all'), current: !here }]}
      >
        {views && !current && left?.mine && <UpdateView view={left} query={here} />}
        {views && !current && (
          <Button variant="quiet" icon={AddIcon} onClick={() => setNaming({ view: undefined })}>
            {t('view.save')}
          </Button>
        )}
        {current?.mine && (
          <Button variant="quiet" icon={EditIcon} onClick={() => setNaming({ view: current })}>
            {t('view.edit')}
          </Button>
        )}
        {current?.mine && <DeleteView view={current} />}
      </PageTabs>
      <Suspense>{naming && <SaveDialog {...naming} onClose={() => setNaming(undefined)} />}</Suspense>
    </>
  );
}

/** The name of a shared view says that others see it too. */
function nameOf(t: ReturnType<typeof useText<typeof messages>>, { key, name, shared }: CompanyView): string {
  if (key) return t(`view.${key}`);
  return shared ? t('view.shared.by', { name: name ?? '' }) : (name ?? '');
}

/** The saved view that was on the screen last, as it is known now: what the list shows since may be saved into it. */
function useLeftView(current: CompanyView | undefined, views: CompanyView[] | undefined): CompanyView | undefined {
  const [id, setId] = useState<string | null>();
  if (current && current.id !== id) setId(current.id);
  return id ? views?.find((view) => view.id === id) : undefined;
}

/** Saves what the list shows now into the view that it began with. */
function UpdateView({ view, query }: { view: CompanyView; query: string }) {
  const t = useText(messages);
  const toast = useToast();
  const { change } = useViewCalls();
  const refuse = (thrown: unknown) => toast(failureOf(thrown).message);
  const { id, name } = view;
  const put = (into: string) => change(id ?? '', { query: into });
  const undo = () => void put(view.query).then(() => toast(t('view.restored')), refuse);
  const save = () => void put(query).then(() => toast(t('view.saved'), { label: t('undo'), run: undo }), refuse);
  return (
    <Button variant="quiet" icon={DoneIcon} onClick={save}>
      {t('view.update', { name: name ?? '' })}
    </Button>
  );
}

/** Deletes a saved view, with a way to restore it. */
function DeleteView({ view }: { view: CompanyView }) {
  const t = useText(messages);
  const toast = useToast();
  const [, navigate] = useLocation();
  const { save, remove } = useViewCalls();
  const refuse = (thrown: unknown) => toast(failureOf(thrown).message);
  const { query, shared } = view;
  const name = view.name ?? '';
  const restore = () =>
    void save({ name, query, shared }, createIdempotencyKey()).then(() => toast(t('view.restored')), refuse);
  const onDeleted = () => {
    navigate(pathOf('dashboard-companies'));
    toast(t('view.deleted', { name }), { label: t('undo'), run: restore });
  };
  const press = () => void remove(view.id ?? '').then(onDeleted, refuse);
  return (
    <Button variant="quiet" icon={DeleteIcon} onClick={press}>
      {t('view.delete')}
    </Button>
  );
}
