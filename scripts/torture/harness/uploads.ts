import type { components } from '@biuro/contract';
import type { Send } from './http.ts';

const TUS = { 'Tus-Resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

export interface Sent {
  /** Empty where the file was refused when it was announced. */
  upload_id: string;
  /** Of the last call: 204 when the file is there. */
  status: number;
}

/** Uploads a file in one piece. */
export async function upload(
  send: Send,
  purpose: components['schemas']['UploadPurpose'],
  { name, content, announced }: { name: string; content: string | Buffer; announced?: number },
): Promise<Sent> {
  const body = Buffer.from(content);
  const { status, headers } = await send({
    method: 'POST',
    path: '/api/uploads',
    headers: {
      ...TUS,
      'Upload-Length': String(announced ?? body.length),
      'Upload-Metadata': `filename ${base64(name)},purpose ${base64(purpose)}`,
    },
  });
  const path = headers.location;
  if (status !== 201 || !path) return { upload_id: '', status };
  const piece = await send({
    method: 'PATCH',
    path,
    body,
    headers: { ...TUS, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
  });
  return { upload_id: path.split('/').at(-1) ?? '', status: piece.status };
}

/** The same for a file that has to be taken. */
export async function goodUpload(...file: Parameters<typeof upload>): Promise<{ upload_id: string }> {
  const { upload_id, status } = await upload(...file);
  if (status !== 204) throw new Error(`The upload of ${file[2].name} was answered ${status}`);
  return { upload_id };
}
