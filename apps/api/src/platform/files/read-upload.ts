import type { components } from '@biuro/contract';
import { invalid } from '#platform/http/problem.ts';
import { type FileKind, fileKinds, kindOf } from './file-kind.ts';
import { cleanFileName, extensionOf } from './file-name.ts';

type FileUpload = components['schemas']['FileUpload'];

/** A file as it is stored. */
export interface Upload {
  name: string;
  type: string;
  body: Buffer;
}

const MOST_MEGABYTES = 5;

/** The bytes of a file inside JSON; empty and too large ones are a 422. */
export function readContent({ content }: Pick<FileUpload, 'content'>): Buffer {
  const body = Buffer.from(content, 'base64');
  if (body.length === 0) throw invalid({ pointer: '/content', code: 'empty_file' });
  if (body.length > MOST_MEGABYTES * 1024 * 1024)
    throw invalid({ pointer: '/content', code: 'large_file', values: { max: MOST_MEGABYTES } });
  return body;
}

/** A file of one of these kinds: its first bytes decide, and its extension must not contradict them. */
export function readUpload(upload: FileUpload, allowed: readonly FileKind[]): Upload {
  const body = readContent(upload);
  const kind = kindOf(body);
  const values = { kinds: allowed.map((one) => one.toUpperCase()).join(', ') };
  if (!kind || !allowed.includes(kind)) throw invalid({ pointer: '/content', code: 'file_kind', values });
  const name = cleanFileName(upload.name);
  const extension = extensionOf(name);
  const { type, extensions } = fileKinds[kind];
  if (extension === '') return { name: `${name}.${extensions[0]}`, type, body };
  if (!extensions.some((one) => one === extension))
    throw invalid({ pointer: '/name', code: 'file_ending', values: { kind: kind.toUpperCase() } });
  return { name, type, body };
}
