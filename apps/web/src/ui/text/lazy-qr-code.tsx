import { lazy, Suspense } from 'react';
import type { QrCodeProps } from './qr-code.tsx';
import './lazy-qr-code.css';

const QrCode = lazy(() => import('./qr-code.tsx').then((module) => ({ default: module.QrCode })));

/** A QR code whose drawing code is loaded when the first one is shown; until then its place is taken. */
export function LazyQrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<span className="qr-waiting" aria-hidden="true" />}>
      <QrCode {...props} />
    </Suspense>
  );
}
