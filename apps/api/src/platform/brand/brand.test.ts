import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sharedTestApp } from '../../testing/server/test-app.ts';
import { drawIcon } from './icon.ts';

const portal = sharedTestApp({});
const get = (url: string) => portal.app.inject({ url });

/** Red, green, blue and alpha at a place of a PNG that `encodePng` has written. */
function pixelAt(png: Buffer, x: number, y: number): number[] {
  const size = png.readUInt32BE(16);
  const rows = inflateSync(png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 4));
  return [...rows.subarray(y * (size * 4 + 1) + 1 + x * 4, y * (size * 4 + 1) + 5 + x * 4)];
}

test('the manifest has the name and the colour of the office, and is asked for anew each time', async () => {
  const { statusCode, headers, body } = await get('/brand/manifest.webmanifest');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(JSON.parse(body)).toMatchObject({
    id: '/',
    name: 'Biuro Rachunkowe Demo',
    short_name: 'Biuro',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#6766cc',
  });
});

test('every icon of the manifest is a PNG of the size that it says', async () => {
  const { icons } = JSON.parse((await get('/brand/manifest.webmanifest')).body);
  for (const { src, sizes } of [...icons, { src: '/brand/apple-touch-icon.png', sizes: '180x180' }]) {
    const { statusCode, headers, rawPayload } = await get(src);
    expect([src, statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      src,
      200,
      'image/png',
      'public, max-age=86400',
    ]);
    expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('the logo has the colours of the office, and nothing or the ground around it', () => {
  const colours = { primary: '#17624a', secondary: '#8a4b10' };
  const plain = drawIcon(colours, { size: 270, share: 1 });
  expect(pixelAt(plain, 100, 100)).toEqual([0x17, 0x62, 0x4a, 255]);
  expect(pixelAt(plain, 210, 210)).toEqual([0x8a, 0x4b, 0x10, 255]);
  expect(pixelAt(plain, 210, 210 - 50)).toEqual([255, 255, 255, 255]);
  expect(pixelAt(plain, 0, 0)).toEqual([0, 0, 0, 0]);
  expect(pixelAt(drawIcon(colours, { size: 270, share: 0.5, ground: '#ffffff' }), 0, 0)).toEqual([255, 255, 255, 255]);
});

test('nothing else is there', async () => {
  expect((await get('/brand/other.png')).statusCode).toBe(404);
});
