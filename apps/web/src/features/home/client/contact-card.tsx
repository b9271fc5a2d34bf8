import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { CallIcon, MessagesIcon } from '#ui/icons/icons.ts';
import { Card } from '#ui/layout/card.tsx';
import { Avatar } from '#ui/record/avatar.tsx';
import './contact-card.css';
import messages from '../messages.json' with { type: 'json' };
import type { ClientHomeData } from './use-client-home.ts';

/** Who of the office looks after the company, and how to reach them. */
export function ContactCard({ contact }: { contact: ClientHomeData['contact'] | undefined }) {
  const t = useText(messages);
  const { brand } = useConfig();
  const phone = contact?.phone ?? brand.phone;
  const email = contact?.email ?? brand.email;
  const name = contact?.name ?? brand.office;
  const position = contact?.position ?? (contact?.name ? t('contact.keeper') : undefined);
  return (
    <Card title={t('contact.title')} padded>
      <div className="contact">
        <p className="contact-person">
          <Avatar name={name} />
          <span>
            <span className="contact-name">{name}</span>
            {position && <span className="contact-position">{position}</span>}
          </span>
        </p>
        <div className="contact-ways">
          {phone && (
            <a className="button button-secondary" href={`tel:${phone.replace(/\s/g, '')}`}>
              <CallIcon />
              {t('contact.call')}
            </a>
          )}
          {email && (
            <a className="button button-secondary" href={`mailto:${email}`}>
              <MessagesIcon />
              {t('contact.write')}
            </a>
          )}
        </div>
        <p className="contact-detail">
          {phone && <span>{phone}</span>}
          {email && <span>{email}</span>}
        </p>
      </div>
    </Card>
  );
}
