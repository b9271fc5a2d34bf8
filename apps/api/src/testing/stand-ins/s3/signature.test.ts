import { expect, test } from 'vitest';
import { readAuthorization, signatureOf } from './signature.ts';

const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

// The examples of the "Amazon S3 API Reference", chapter "Signature Calculations for the Authorization Header".
test.each([
  [
    'an object in part',
    'GET',
    '/test.txt',
    { range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'an object that is sent',
    'PUT',
    '/test%24file.text',
    {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'a parameter without a value',
    'GET',
    '/?lifecycle',
    { 'x-amz-content-sha256': EMPTY },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'a list',
    'GET',
    '/?max-keys=2&prefix=J',
    { 'x-amz-content-sha256': EMPTY },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('the signature of %s is the published one', (_what, method, url, more, signature) => {
  const headers = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z', ...more };
  const names = Object.keys(headers).toSorted().join(';');
  const authorization = readAuthorization(
    `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`,
  );
  expect(authorization).toBeDefined();
  expect(authorization && signatureOf({ method, url, headers }, authorization, SECRET)).toBe(signature);
});

test('what is no authorization of this kind is none', () => {
  expect([readAuthorization(undefined), readAuthorization('Bearer token')]).toEqual([undefined, undefined]);
});
