import { expect, test } from 'vitest';
import { bucketOf } from './bucket-settings.ts';

const KEY = { FILES_ACCESS_KEY_ID: 'id', FILES_SECRET_ACCESS_KEY: 'secret' };
const key = { accessKeyId: 'id', secretAccessKey: 'secret' };

test('files are on the disk unless an address of a bucket is given', () => {
  expect(bucketOf({})).toBeUndefined();
  expect(bucketOf({ FILES_URL: '', ...KEY })).toBeUndefined();
});

test('the address names the bucket, a folder in it, the server and the region', () => {
  const FILES_URL = 's3://biuro-files/portal/?endpoint=https://s3.nowak.example/&region=eu-central-1';
  expect(bucketOf({ FILES_URL, ...KEY })).toEqual({
    endpoint: 'https://s3.nowak.example',
    bucket: 'biuro-files',
    prefix: 'portal/',
    region: 'eu-central-1',
    ...key,
  });
});

test('without a server it is that of Amazon in the region', () => {
  expect(bucketOf({ FILES_URL: 's3://biuro-files?region=eu-central-1', ...KEY })).toMatchObject({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    prefix: '',
  });
});

test.each([
  [{ FILES_URL: 'https://bucket' }, 'FILES_URL must be an address such as s3://bucket?endpoint=https://s3.example.'],
  [{ FILES_URL: 's3://UPPER_case' }, 'FILES_URL must be an address such as s3://bucket?endpoint=https://s3.example.'],
  [
    { FILES_URL: 's3://bucket?endpoint=s3.example', ...KEY },
    'The endpoint in FILES_URL must be an address that begins with https:// or http://.',
  ],
  [
    { FILES_URL: 's3://bucket', FILES_ACCESS_KEY_ID: 'id' },
    'FILES_URL needs FILES_ACCESS_KEY_ID and FILES_SECRET_ACCESS_KEY (or FILES_SECRET_ACCESS_KEY_FILE): the key that opens the bucket.',
  ],
  [
    { FILES_URL: 's3://bucket', FILES_ACCESS_KEY_ID: 'id', FILES_SECRET_ACCESS_KEY_FILE: '/nowhere' },
    'FILES_SECRET_ACCESS_KEY_FILE names a file that cannot be read: /nowhere.',
  ],
])('a mistake is one sentence: %j', (variables, sentence) => {
  expect(() => bucketOf(variables)).toThrow(sentence);
});
