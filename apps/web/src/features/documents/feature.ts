import { defineFeature } from '#services/feature/feature.ts';

export default defineFeature({
  screens: {
    'dashboard-documents': () => import('./list/document-list.tsx').then(({ DocumentList }) => DocumentList),
    'dashboard-documents-desk': () => import('./desk/desk.tsx').then(({ DocumentDesk }) => DocumentDesk),
    'dashboard-documents-requests': () =>
      import('./requests/list/request-list.tsx').then(({ RequestList }) => RequestList),
    'dashboard-documents-requests-view': () =>
      import('./requests/view/request-view.tsx').then(({ RequestView }) => RequestView),
    requests: () => import('./requests/link/linked-request.tsx').then(({ LinkedRequestPage }) => LinkedRequestPage),
    'dashboard-documents-view': () => import('./view/document-view.tsx').then(({ DocumentView }) => DocumentView),
    documents: () => import('./my/my-documents.tsx').then(({ MyDocuments }) => MyDocuments),
    'documents-view': () => import('./my/my-document.tsx').then(({ MyDocument }) => MyDocument),
  },
  sections: [
    {
      route: 'dashboard-documents',
      group: 'nav.work',
      label: { pl: 'Dokumenty', en: 'Documents' },
      icon: 'DocumentsIcon',
      keys: 'g d',
    },
  ],
  clientSections: [
    {
      route: 'documents',
      place: 1,
      label: { pl: 'Dokumenty', en: 'Documents' },
      icon: 'DocumentsIcon',
    },
  ],
  lists: {
    'dashboard-documents': () => import('./list/request.ts').then(({ documentRequest }) => documentRequest),
    'dashboard-documents-requests': () =>
      import('./requests/list/request.ts').then(({ requestListRequest }) => requestListRequest),
  },
  resume: () => import('./send/queue.ts').then(({ sendQueueOf }) => sendQueueOf),
  queries: { documents: ['documents', 'tasks', 'companies.deleted'] },
});
