import { useSignOut, useUser } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import { SignOutIcon } from '../ui/icons.ts';
import './account-card.css';
import messages from './messages.json' with { type: 'json' };

/** Who is signed in. */
export function AccountCard() {
  const text = useText(messages);
  const signOut = useSignOut();
  const { first_name, last_name, email, role } = useUser();
  return (
    <Card title={text('account.title')} padded>
      <Facts
        facts={[
          { label: text('account.name'), value: `${first_name} ${last_name}` },
          { label: text('account.email'), value: email },
          { label: text('account.role'), value: text(`role.${role}`) },
        ]}
      />
      <div className="account-action">
        <Button icon={SignOutIcon} onClick={signOut}>
          {text('account.sign-out')}
        </Button>
      </div>
    </Card>
  );
}
