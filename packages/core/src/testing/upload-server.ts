import { type Answer, createFakeServer, type FakeServer, noConnection, problem, type Seen } from './fake-server.ts';

export interface UploadServer extends FakeServer {
  /** Called while a piece is on its way. */
  onPiece: () => void;
  /** Answers pieces in place of the server, until it is null again. */
  instead: Answer | null;
  /** What has come of the newest upload. */
  received: () => string;
  /** The id that it has. */
  newest: () => string;
  /** The server forgets every upload, as after a day. */
  lose(): void;
  /** From now on the line breaks after so many bytes of the next piece, and these have come nevertheless. */
  breakAfter(bytes: number): void;
}

/** A server that takes files in pieces as ours does. Each byte of a test's file is one character. */
export function createUploadServer(): UploadServer {
  const uploads = new Map<string, { bytes: string }>();
  let last = 0;
  let cut: number | null = null;
  const idOf = (number: number) => `0190a000-0000-7000-8000-0000000001${10 + number}`;
  const server = createFakeServer({
    'POST /uploads': () => {
      last += 1;
      uploads.set(idOf(last), { bytes: '' });
      answer(last);
      return told(201, { location: `/api/uploads/${idOf(last)}` });
    },
  });
  const missing = () => problem(404, 'not_found', 'Nie ma takiego pliku');

  function piece(id: string, seen: Seen): Response | Promise<Response> {
    const { headers, body } = seen;
    whole.onPiece();
    if (whole.instead) return whole.instead(seen);
    const upload = uploads.get(id);
    if (!upload) return missing();
    if (Number(headers.get('upload-offset')) !== upload.bytes.length)
      return problem(409, 'upload_offset', 'Inna część');
    const comes = cut === null ? body : body.slice(0, cut);
    upload.bytes += comes;
    if (cut === null) return told(204, { 'upload-offset': String(upload.bytes.length) });
    cut = null;
    return noConnection();
  }

  function answer(number: number): void {
    const id = idOf(number);
    const on = (method: string, reply: Answer) => server.on(`${method} /uploads/${id}`, reply);
    on('PATCH', (seen) => piece(id, seen));
    on('HEAD', () => {
      const upload = uploads.get(id);
      return upload ? told(200, { 'upload-offset': String(upload.bytes.length) }) : missing();
    });
    on('DELETE', () => (uploads.delete(id) ? told(204) : missing()));
  }

  const whole: UploadServer = {
    ...server,
    onPiece: () => {},
    instead: null,
    received: () => uploads.get(idOf(last))?.bytes ?? '',
    newest: () => idOf(last),
    lose: () => uploads.clear(),
    breakAfter: (bytes) => {
      cut = bytes;
    },
  };
  return whole;
}

function told(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers });
}
