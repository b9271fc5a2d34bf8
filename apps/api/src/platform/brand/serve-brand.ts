import type { FastifyInstance } from 'fastify';
import { notFound } from '#platform/http/problem.ts';
import { type Tenant, tenantOf } from '#platform/tenants/tenants.ts';
import { drawIcon } from './icon.ts';

const WHITE = '#ffffff';
/** What a launcher may cut off a maskable icon leaves the middle: a circle of four fifths. */
const MASKABLE_SHARE = 0.5;

const ICONS = {
  'icon-192.png': { size: 192, share: 0.92 },
  'icon-512.png': { size: 512, share: 0.92 },
  'maskable-512.png': { size: 512, share: MASKABLE_SHARE, ground: WHITE },
  /** iOS paints what is transparent black. */
  'apple-touch-icon.png': { size: 180, share: 0.6, ground: WHITE },
};

type IconName = keyof typeof ICONS;
type Brand = Tenant['config']['brand'];

/**
 * What a device needs to install the portal of an office: its manifest and icons, by the host name. They are public, and browsers fetch
 * them without the API key.
 */
export function serveBrand(app: FastifyInstance, tenants: Tenant[]): void {
  const drawn = new Map<string, Buffer>();
  const brandAt = (host: string): Brand => {
    const tenant = tenantOf(tenants, host);
    if (!tenant) throw notFound();
    return tenant.config.brand;
  };
  const iconOf = (name: IconName, brand: Brand): Buffer => {
    const key = [name, brand.primary, brand.secondary].join(' ');
    const icon = drawn.get(key) ?? drawIcon(brand, ICONS[name]);
    drawn.set(key, icon);
    return icon;
  };
  app.get('/brand/manifest.webmanifest', async (request, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(brandAt(request.host)))),
  );
  // `Object.keys` forgets which strings it returns.
  for (const name of Object.keys(ICONS) as IconName[])
    app.get(`/brand/${name}`, async (request, reply) =>
      reply
        .header('Cache-Control', 'public, max-age=86400')
        .type('image/png')
        .send(iconOf(name, brandAt(request.host))),
    );
}

/** Colours as in tokens.css, because the portal begins with its own ground. */
function manifestOf({ product, office, primary }: Brand) {
  return {
    id: '/',
    name: office,
    short_name: product,
    lang: 'pl',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f2f5fa',
    theme_color: primary,
    icons: [
      { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/brand/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
