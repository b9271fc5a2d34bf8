import type { BucketSettings } from '#platform/files/store/bucket-store.ts';
import { EnvironmentError, fileOf, type Variables } from './variables.ts';

/**
 * Reads `FILES_URL`, for example `s3://bucket/folder?endpoint=https://s3.example&region=eu-central-1`, and the key to it; undefined without.
 * Without `endpoint` it is Amazon's of the region.
 */
export function bucketOf(variables: Variables): BucketSettings | undefined {
  const text = variables.FILES_URL;
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{2,62}$/.test(url.hostname))
    throw new EnvironmentError('FILES_URL must be an address such as s3://bucket?endpoint=https://s3.example.');
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  if (!URL.canParse(endpoint) || !['http:', 'https:'].includes(new URL(endpoint).protocol))
    throw new EnvironmentError('The endpoint in FILES_URL must be an address that begins with https:// or http://.');
  const accessKeyId = variables.FILES_ACCESS_KEY_ID;
  const secretAccessKey = variables.FILES_SECRET_ACCESS_KEY || fileOf(variables, 'FILES_SECRET_ACCESS_KEY_FILE');
  if (!accessKeyId || !secretAccessKey)
    throw new EnvironmentError(
      'FILES_URL needs FILES_ACCESS_KEY_ID and FILES_SECRET_ACCESS_KEY (or FILES_SECRET_ACCESS_KEY_FILE): the key that opens the bucket.',
    );
  const folder = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    bucket: url.hostname,
    prefix: folder && `${folder}/`,
    region,
    accessKeyId,
    secretAccessKey,
  };
}
