import { useText } from '#services/i18n/use-text.ts';
import { Copyable } from '#ui/feedback/copyable.tsx';
import { LazyQrCode } from '#ui/text/lazy-qr-code.tsx';
import messages from '../messages.json' with { type: 'json' };

interface TotpSecretProps {
  /** Base32. */
  secret: string;
  /** `otpauth://` address with the same secret. */
  uri: string;
}

/** The secret of an authenticator app: for its camera, for typing, and for an app on this very phone. */
export function TotpSecret({ secret, uri }: TotpSecretProps) {
  const t = useText(messages);
  return (
    <div className="totp-secret">
      <div className="totp-qr">
        <LazyQrCode text={uri} label={t('totp.qr')} />
      </div>
      <div className="profile-stack">
        <p>{t('totp.scan')}</p>
        <div>
          <p className="profile-note">{t('totp.key')}</p>
          <Copyable text={secret} label={t('totp.key.copy')}>
            <code className="totp-key">{inGroups(secret)}</code>
          </Copyable>
        </div>
        <p className="totp-open">
          <a href={uri}>{t('totp.open')}</a>
        </p>
      </div>
    </div>
  );
}

/** "JBSWY3DPEHPK3PXP" as people read it out: "JBSW Y3DP EHPK 3PXP". */
export function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
