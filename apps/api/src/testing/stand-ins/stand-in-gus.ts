import { type RecordedRequest, type Reply, type StandIn, startStandIn, type Trouble } from './stand-in.ts';
import { multipart, readCall, rowsOf, soap } from './stand-in-gus-xml.ts';

export const GUS_KEY = 'abcde12345abcde12345';

/** Fields of a row of the search, as the register names them. */
export interface ListedUnit {
  Nip: string;
  Regon: string;
  Nazwa: string;
  Typ: 'P' | 'F' | 'LP' | 'LF';
  SilosID: '1' | '2' | '3' | '4' | '6';
  Miejscowosc: string;
  KodPocztowy: string;
  Ulica?: string;
  NrNieruchomosci?: string;
  NrLokalu?: string;
  DataZakonczeniaDzialalnosci?: string;
}

/** `code_7`: the session has expired, reported in a row. `fault`: a SOAP fault. The others are hostile XML inside the XML. */
type Own = 'code_5' | 'code_7' | 'fault' | 'garbled_row' | 'bomb' | 'tower' | 'carriage_returns';

export interface GusStandIn extends StandIn<Trouble | Own> {
  /** Expires all sessions. Their requests get an empty answer, and the reason has to be requested. */
  forgetSessions(): void;
  /** Names of all called operations. */
  operations(): string[];
}

/** REGON with these enterprises only. `reports`: fields of `BIR12OsPrawna` by REGON. */
export async function startGus(
  units: ListedUnit[],
  reports: Record<string, Record<string, string>>,
): Promise<GusStandIn> {
  const sessions = new Set<string>();
  let begun = 0;

  function logIn(key: string): string {
    if (key !== GUS_KEY) return '';
    const sid = `${++begun}`.padStart(20, 's');
    sessions.add(sid);
    return sid;
  }

  function answer({ headers, body }: RecordedRequest, trouble: Own | undefined): Reply {
    const { operation, argument } = readCall(body);
    if (trouble) return answerIn(trouble, operation);
    const known = sessions.has(String(headers.sid));
    const found = (rows: object[]) => soap(operation, known ? rowsOf(rows.length > 0 ? rows : [NOT_FOUND]) : '');
    switch (operation) {
      case 'Zaloguj':
        return soap(operation, logIn(argument('pKluczUzytkownika')));
      case 'Wyloguj':
        return soap(operation, String(sessions.delete(argument('pIdentyfikatorSesji'))));
      case 'GetValue':
        return soap(operation, known ? '0' : '7');
      case 'DaneSzukajPodmioty':
        return found(units.filter(({ Nip }) => Nip === argument('Nip')));
      case 'DanePobierzPelnyRaport': {
        const report = argument('pNazwaRaportu') === 'BIR12OsPrawna' ? reports[argument('pRegon')] : undefined;
        return found(report ? [report] : []);
      }
      default:
        return { status: 500, type: 'text/plain', body: `no operation ${operation}` };
    }
  }

  const standIn = await startStandIn<Own>('application/soap+xml', answer);
  return {
    ...standIn,
    forgetSessions: () => sessions.clear(),
    operations: () => standIn.requests.map(({ body }) => readCall(body).operation),
  };
}

const refusal = (code: string, message: string) => ({
  ErrorCode: code,
  ErrorMessagePl: message,
  ErrorMessageEn: message,
});

const NOT_FOUND = refusal('4', 'Nie znaleziono podmiotów.');

function answerIn(trouble: Own, operation: string): Reply {
  switch (trouble) {
    case 'code_5':
      return soap(operation, rowsOf([refusal('5', 'Nieprawidłowa nazwa raportu lub brak uprawnień.')]));
    case 'code_7':
      return soap(operation, rowsOf([refusal('7', 'Brak sesji. Sesja wygasła lub przekazano nieprawidłowy sid.')]));
    case 'garbled_row':
      return soap(operation, '<root><dane>');
    case 'bomb':
      return soap(operation, '<!DOCTYPE root [<!ENTITY a "boom">]><root><dane><Nazwa>&a;</Nazwa></dane></root>');
    case 'carriage_returns':
      return soap(operation, `<root>${'\r'.repeat(500_000)}${rowsOf([NOT_FOUND]).slice('<root>'.length)}`);
    case 'tower':
      return soap(operation, '<a>'.repeat(15_000) + '</a>'.repeat(15_000));
    case 'fault':
      return multipart('<s:Fault><s:Code><s:Value>s:Sender</s:Value></s:Code></s:Fault>');
  }
}
