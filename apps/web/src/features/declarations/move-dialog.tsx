import { AcceptDialog } from './accept-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { type Declaration, explainedMove, type Status } from './terms.ts';

interface MoveDialogProps {
  declaration: Declaration;
  to: Status;
  onClose: () => void;
}

/** Asks what a move needs to be told; nothing for one that needs nothing. */
export function MoveDialog({ declaration, to, onClose }: MoveDialogProps) {
  if (to === 'accepted') return <AcceptDialog declaration={declaration} onClose={onClose} />;
  const explained = explainedMove(declaration, to);
  return explained && <ReasonDialog declaration={declaration} to={explained} onClose={onClose} />;
}
