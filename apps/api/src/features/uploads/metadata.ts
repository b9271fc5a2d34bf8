import { cleanFileName } from '#platform/files/file-name.ts';
import type { UploadPurpose, UploadRules } from '#platform/files/uploads/upload-rules.ts';
import { invalid } from '#platform/http/problem.ts';

/** Reads `Upload-Metadata`: pairs of a key and its value in Base64, joined by commas. 422 without a known purpose or a name. */
export function readMetadata(header: string, rules: UploadRules): { name: string; purpose: UploadPurpose } {
  const pairs = new Map(
    header.split(',').map((pair) => {
      const [key = '', value = ''] = pair.trim().split(' ');
      return [key, Buffer.from(value, 'base64').toString()] as const;
    }),
  );
  const purpose = pairs.get('purpose') ?? '';
  const name = pairs.get('filename') ?? '';
  if (!isPurpose(purpose, rules)) throw invalid({ pointer: '/Upload-Metadata', code: 'purpose' });
  if (name === '' || name.includes('\0') || !name.isWellFormed())
    throw invalid({ pointer: '/Upload-Metadata', code: 'filename' });
  return { name: cleanFileName(name), purpose };
}

const isPurpose = (text: string, rules: UploadRules): text is UploadPurpose => Object.hasOwn(rules, text);
