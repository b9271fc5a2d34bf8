import { createCircuitBreaker, type Timing } from './circuit-breaker.ts';
import { createGusSession, SessionOver } from './gus-session.ts';
import { callGus, element, type GusCall, type Row, rowsIn } from './gus-soap.ts';
import { type LegalForm, legalFormIn, mainUnitIn, type Unit } from './gus-unit.ts';
import { type RegisterAnswer, RegisterError } from './register-answer.ts';
import { assertNip, assertRegon } from './register-numbers.ts';

/** REGON, through its service BIR 1.1. Its methods do not throw when the register fails. */
export interface Gus {
  find(nip: string): Promise<RegisterAnswer<Unit>>;
  close(): Promise<void>;
}

export function createGus({ url, key }: { url: string; key: string }, timing: Timing): Gus {
  const breaker = createCircuitBreaker(timing);
  const session = createGusSession({ url, key }, timing.now);
  const rows = (request: Omit<GusCall, 'sid'>) =>
    session.use(request.signal, (sid) => readRows(url, { ...request, sid }));

  async function search(nip: string, signal: AbortSignal): Promise<Unit | undefined> {
    const content = element('ns:pParametryWyszukiwania', { elements: element('dat:Nip', nip) });
    const unit = mainUnitIn(await rows({ operation: 'DaneSzukajPodmioty', content, signal }));
    if (unit?.kind !== 'legal') return unit;
    return { ...unit, legalForm: await report(unit.regon, signal).catch(() => undefined) };
  }

  /** The report only adds the legal form: when it fails, the enterprise is still found. */
  async function report(regon: string, signal: AbortSignal): Promise<LegalForm | undefined> {
    assertRegon(regon);
    const content = element('ns:pRegon', regon) + element('ns:pNazwaRaportu', 'BIR12OsPrawna');
    return legalFormIn(await rows({ operation: 'DanePobierzPelnyRaport', content, signal }));
  }

  return {
    async find(nip) {
      assertNip(nip);
      return breaker.ask(async (signal) => ({ found: await search(nip, signal) }));
    },
    close: session.close,
  };
}

/** The rows of the result. An error is in the first row, or has to be requested when there is none. */
async function readRows(url: string, request: GusCall): Promise<Row[]> {
  const rows = rowsIn(await callGus(url, request));
  const [first] = rows;
  const code = first ? first.ErrorCode : await lastCode(url, request);
  switch (code) {
    case undefined:
      return rows;
    case '4':
      return [];
    case '7':
    case '':
      throw new SessionOver('no session');
    default:
      throw new RegisterError(`code ${code}`);
  }
}

const lastCode = (url: string, { sid, signal }: GusCall): Promise<string> => {
  const content = element('ns:pNazwaParametru', 'KomunikatKod');
  return callGus(url, { operation: 'GetValue', content, ...(sid !== undefined && { sid }), signal });
};
