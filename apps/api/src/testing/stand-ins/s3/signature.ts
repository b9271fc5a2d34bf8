import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

interface SignedRequest {
  method: string;
  /** Path and query as they were sent. */
  url: string;
  headers: IncomingHttpHeaders;
}

/** Version 4 of the signatures of Amazon, as it defines them for S3: the path is encoded once and not normalized. */
export function signatureOf(request: SignedRequest, authorization: Authorization, secretAccessKey: string): string {
  const { scope, signedHeaders } = authorization;
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const canonical = canonicalRequest(request, signedHeaders);
  const text = ['AWS4-HMAC-SHA256', headerOf(request, 'x-amz-date'), scope, sha256(canonical)].join('\n');
  const key = [day, region, service, end].reduce<string | Buffer>(
    (before, part) => createHmac('sha256', before).update(part).digest(),
    `AWS4${secretAccessKey}`,
  );
  return createHmac('sha256', key).update(text).digest('hex');
}

export interface Authorization {
  accessKeyId: string;
  /** Day, region, service and `aws4_request`. */
  scope: string;
  signedHeaders: string[];
  signature: string;
}

export function readAuthorization(text = ''): Authorization | undefined {
  const found =
    /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>[^,]+), ?SignedHeaders=(?<names>[^,]+), ?Signature=(?<signature>[0-9a-f]{64})$/.exec(
      text,
    )?.groups;
  if (!found) return undefined;
  const { id = '', scope = '', names = '', signature = '' } = found;
  return { accessKeyId: id, scope, signedHeaders: names.split(';'), signature };
}

function canonicalRequest(request: SignedRequest, signedHeaders: string[]): string {
  const [path = '', query = ''] = request.url.split('?');
  return [
    request.method,
    path,
    canonicalQuery(query),
    ...signedHeaders.map((name) => `${name}:${headerOf(request, name)}`),
    '',
    signedHeaders.join(';'),
    headerOf(request, 'x-amz-content-sha256'),
  ].join('\n');
}

const canonicalQuery = (query: string): string =>
  query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`).replaceAll('+', '%20'))
    .toSorted()
    .join('&');

const headerOf = ({ headers }: SignedRequest, name: string): string =>
  String(headers[name] ?? '')
    .trim()
    .replaceAll(/ +/g, ' ');

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
