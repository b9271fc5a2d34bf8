import type { UploadPurpose } from '#platform/files/uploads/upload-rules.ts';
import { send } from './answers.ts';
import type { TestApp } from './test-app.ts';

type Caller = Pick<TestApp, 'call'>;

export interface TestFile {
  name: string;
  content: string | Uint8Array;
}

const TUS = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Uploads a file in one piece; the answer is that of the last call. */
export async function upload(caller: Caller, purpose: UploadPurpose, { name, content }: TestFile) {
  const body = Buffer.from(content);
  const announced = await caller.call({
    method: 'POST',
    url: '/api/uploads',
    headers: {
      ...TUS,
      'upload-length': String(body.length),
      'upload-metadata': `filename ${base64(name)},purpose ${base64(purpose)}`,
    },
  });
  if (announced.statusCode !== 201) return { upload_id: '', status: announced.statusCode, body: announced.json() };
  const url = String(announced.headers.location);
  const sent = await caller.call({
    method: 'PATCH',
    url,
    headers: { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    payload: body,
  });
  const refusal = sent.statusCode === 204 ? undefined : sent.json();
  return { upload_id: url.split('/').at(-1) ?? '', status: sent.statusCode, body: refusal };
}

/** Uploads a file and hands it over; the answer is that of the call that refuses it, or of the last one. */
export async function handOver(
  caller: Caller,
  [method, url]: ['POST' | 'PUT', string],
  purpose: UploadPurpose,
  { more = {}, ...file }: TestFile & { more?: object },
): Promise<{ status: number; body: Awaited<ReturnType<typeof send>>['body'] }> {
  const { upload_id, status, body } = await upload(caller, purpose, file);
  return status === 204 ? send(caller, method, url, { upload_id, ...more }) : { status, body };
}
