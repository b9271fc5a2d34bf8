import type { components } from '@biuro/contract';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { canShare, shareFile } from '#ui/files/share-file.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from '../messages.json' with { type: 'json' };

type Transfer = components['schemas']['Transfer'];

const QrCode = lazy(() => import('#ui/text/qr-code.tsx').then((module) => ({ default: module.QrCode })));

/** The payment code, and its place while the transfer is on its way. */
export function PaymentCode({ transfer }: { transfer: Transfer | undefined }) {
  const t = useText(messages);
  return (
    <div className="payment-code">
      <Suspense>{transfer?.code && <QrCode text={transfer.code} correction="L" label={t('code.label')} />}</Suspense>
    </div>
  );
}

interface CodePictureProps {
  transfer: Transfer | undefined;
  /** Of the file: "VAT za październik 2026". */
  name: string;
}

/** The way of the code from this phone into the bank's app on it. */
export function CodePicture({ transfer, name }: CodePictureProps) {
  const t = useText(messages);
  const toast = useToast();
  const [shares] = useState(mayShare);
  const code = transfer?.code;
  const picture = async () => {
    const { qrPicture } = await import('#ui/text/qr-picture.ts');
    return toFile(await qrPicture(code ?? '', 'L'), name);
  };
  const share = () =>
    void picture()
      .then(shareFile)
      .catch(() => toast(t('sheet.share.failed')));
  const save = async () => {
    const file = await picture();
    saveFile(file, file.name);
    toast(t('sheet.saved'));
  };
  return (
    <div className="payment-picture">
      {shares && (
        <Button waits={!code} onClick={share}>
          {t('sheet.share')}
        </Button>
      )}
      <Button waits={!code} onClick={() => void save()}>
        {t('sheet.save')}
      </Button>
    </div>
  );
}

const toFile = (content: Blob, name: string) => new File([content], `${name}.png`, { type: 'image/png' });

export const mayShare = () => canShare(toFile(new Blob(['?']), 'kod'));
