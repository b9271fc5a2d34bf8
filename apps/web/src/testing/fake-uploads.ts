/** A file that a test has uploaded, as far as it has come. */
export interface FakeUpload {
  id: string;
  name: string;
  purpose: string;
  text: string;
}

export interface FakeUploads {
  /** What came, oldest first. */
  all: FakeUpload[];
  /** Answers a call of the upload protocol; undefined for every other call, and for an upload that is not there. */
  answer(call: string, path: string, headers: Headers, bytes: Uint8Array<ArrayBuffer>): Response | undefined;
}

const TUS = { 'tus-resumable': '1.0.0' };

/** Takes files in pieces, as the server does. */
export function createFakeUploads(): FakeUploads {
  const all: (FakeUpload & { received: number })[] = [];
  const at = (path: string) => all.find(({ id }) => path.endsWith(id));
  const offset = ({ received }: { received: number }) => ({ ...TUS, 'upload-offset': String(received) });

  function announced(headers: Headers): Response {
    const values = (headers.get('upload-metadata') ?? '').split(',').map((pair) => textOf(pair.split(' ')[1] ?? ''));
    const [name = '', purpose = ''] = values;
    const id = `0190a000-0000-7000-8000-0000000f${String(all.length + 1).padStart(4, '0')}`;
    all.push({ id, name, purpose, text: '', received: 0 });
    return new Response(null, { status: 201, headers: { ...TUS, location: `/api/uploads/${id}` } });
  }

  return {
    all,
    answer(call, path, headers, bytes) {
      if (call === 'POST /uploads') return announced(headers);
      const upload = at(path);
      if (!upload) return undefined;
      if (call === 'HEAD /uploads/{id}') return new Response(null, { status: 200, headers: offset(upload) });
      if (call !== 'PATCH /uploads/{id}') return undefined;
      upload.text += new TextDecoder().decode(bytes);
      upload.received += bytes.length;
      return new Response(null, { status: 204, headers: offset(upload) });
    },
  };
}

const textOf = (base64: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)));
