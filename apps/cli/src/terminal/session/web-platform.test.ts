import { expect, test } from 'vitest';
import { SmallHeaders, SmallRequest, SmallResponse } from './web-platform.ts';

test('names of headers have no case, and repeated ones are joined', () => {
  const headers = new SmallHeaders({ 'X-API-Key': 'biuro-cli' });
  headers.set('x-api-key', 'biuro-web');
  headers.append('Via', 'a');
  headers.append('via', 'b');
  expect([...new SmallHeaders(headers)]).toEqual([
    ['x-api-key', 'biuro-web'],
    ['via', 'a, b'],
  ]);
  headers.delete('VIA');
  expect(headers.get('via')).toBeNull();
});

test('a copy of a request has the same body and headers of its own', async () => {
  const request = new SmallRequest('http://biuro.example/api', { method: 'post', headers: { a: '1' }, body: 'text' });
  const copy = request.clone();
  request.headers.set('a', '2');
  expect([copy.url, copy.method, copy.headers.get('a'), await copy.text()]).toEqual([
    'http://biuro.example/api',
    'POST',
    '1',
    'text',
  ]);
});

test('an answer is ok from 200 to 299 and reads as text and as JSON', async () => {
  expect([199, 200, 204, 299, 300].map((status) => new SmallResponse('', { status }).ok)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(await new SmallResponse('{"a":1}').json()).toEqual({ a: 1 });
});

test('an answer of bytes keeps them', async () => {
  const bytes = Buffer.from([0x50, 0x4b, 0xff, 0x00]);
  expect(Buffer.from(await new SmallResponse(bytes).arrayBuffer())).toEqual(bytes);
});
