import type { components } from '@biuro/contract';
import { useText } from '#services/i18n/use-text.ts';
import { LazyQrCode } from '#ui/text/lazy-qr-code.tsx';
import messages from '../messages.json' with { type: 'json' };

/** The Polish payment code as banking apps read it, or why there is none. */
export function TransferCode({ transfer }: { transfer: components['schemas']['Transfer'] }) {
  const t = useText(messages);
  const { code, code_refused, symbol } = transfer;
  if (code === null) return code_refused && <p className="transfer-code">{code_refused}</p>;
  return (
    <div className="transfer-code">
      <div className="transfer-code-picture">
        <LazyQrCode text={code} correction="L" label={t('code.label')} />
      </div>
      <p>{t('code.hint')}</p>
      {symbol && <p>{t('code.symbol')}</p>}
    </div>
  );
}
