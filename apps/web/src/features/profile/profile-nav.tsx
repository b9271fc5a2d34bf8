import { useText } from '#services/i18n/use-text.ts';
import messages from './messages.json' with { type: 'json' };
import { profileParts } from './profile-parts.ts';

export function ProfileNav() {
  const t = useText(messages);
  return (
    <nav className="profile-nav" aria-label={t('profile.nav')}>
      <ul>
        {profileParts.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{t(`${name}.title`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
