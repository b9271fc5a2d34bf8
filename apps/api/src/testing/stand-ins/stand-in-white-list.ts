import { type RecordedRequest, type Reply, type StandIn, startStandIn, type Trouble } from './stand-in.ts';

/** Error codes of the list. */
type Refusal = 'WL-100' | 'WL-115' | 'WL-191' | 'WL-195' | 'WL-196';
type Own = Refusal | 'somebody_else';
export type WhiteListStandIn = StandIn<Trouble | Own>;

/** Fields as the list writes them; missing ones are null. */
export interface ListedSubject {
  name: string;
  nip: string;
  statusVat: string;
  regon?: string;
  krs?: string;
  workingAddress?: string;
  residenceAddress?: string;
  accountNumbers?: string[];
}

const NOBODY = {
  regon: null,
  pesel: null,
  krs: null,
  residenceAddress: null,
  workingAddress: null,
  representatives: [],
  authorizedClerks: [],
  partners: [],
  registrationLegalDate: '2020-01-02',
  registrationDenialBasis: null,
  registrationDenialDate: null,
  restorationBasis: null,
  restorationDate: null,
  removalBasis: null,
  removalDate: null,
  accountNumbers: [],
  hasVirtualAccounts: false,
};

/** The list of VAT taxpayers with these entries only. */
export function startWhiteList(subjects: ListedSubject[]): Promise<WhiteListStandIn> {
  let count = 0;

  const proof = () => ({
    requestDateTime: '20-11-2026 10:15:00',
    requestId: `aa111-${(++count).toString().padStart(7, '0')}`,
  });

  const result = (content: object): Reply => json(200, { result: { ...content, ...proof() } });

  function answer({ path }: RecordedRequest, trouble: Own | undefined): Reply {
    if (trouble === 'somebody_else') return result({ subject: { ...NOBODY, name: 'KTOŚ INNY', nip: '0006539674' } });
    if (trouble) return refused(trouble);
    const { pathname, searchParams } = new URL(path, 'http://list');
    if (!/^\d{4}-\d{2}-\d{2}$/.test(searchParams.get('date') ?? '')) return refused('WL-102');
    const [, nip, account] =
      /^\/api\/(?:search|check)\/nip\/(\d{10})(?:\/bank-account\/(\d{26}))?$/.exec(pathname) ?? [];
    if (nip === undefined)
      return json(404, { timestamp: '2026-11-20T09:15:00.000+0000', status: 404, error: 'Not Found' });
    const subject = subjects.find((listed) => listed.nip === nip);
    return account === undefined
      ? result({ subject: subject ? { ...NOBODY, ...subject } : null })
      : result({ accountAssigned: subject?.accountNumbers?.includes(account) ? 'TAK' : 'NIE' });
  }

  return startStandIn('application/json', answer);
}

const json = (status: number, body: object): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

const refused = (code: string): Reply => json(code === 'WL-191' ? 429 : 400, { code, message: `Refused with ${code}` });
