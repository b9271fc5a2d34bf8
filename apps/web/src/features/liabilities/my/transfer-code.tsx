import type { components } from '@biuro/contract';
import { lazy, Suspense } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import messages from '../messages.json' with { type: 'json' };

const QrCode = lazy(() => import('#ui/text/qr-code.tsx').then((module) => ({ default: module.QrCode })));

/** The Polish payment code as banking apps read it, or why there is none. */
export function TransferCode({ transfer }: { transfer: components['schemas']['Transfer'] }) {
  const t = useText(messages);
  const { code, code_refused, symbol } = transfer;
  if (code === null) return code_refused && <p className="transfer-code">{code_refused}</p>;
  return (
    <div className="transfer-code">
      <Suspense fallback={<div className="transfer-code-waiting" />}>
        <QrCode text={code} correction="L" label={t('code.label')} />
      </Suspense>
      <p>{t('code.hint')}</p>
      {symbol && <p>{t('code.symbol')}</p>}
    </div>
  );
}
