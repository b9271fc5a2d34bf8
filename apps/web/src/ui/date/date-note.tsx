import { WarningIcon } from '#ui/icons/icons.ts';
import type { DateProblem } from './use-typed-date.ts';

interface DateNoteProps {
  id: string;
  note: string;
  problem: DateProblem | undefined;
  onCorrect: (date: string) => void;
}

/** The line below a date: its day of the week, or what is wrong with it and the press that mends it. */
export function DateNote({ id, note, problem, onCorrect }: DateNoteProps) {
  return (
    <span className="date-note">
      <span id={id} className={problem ? 'date-problem' : undefined} aria-live="polite">
        {problem && <WarningIcon />}
        {problem?.sentence ?? note}
      </span>
      {problem?.correction && (
        <button
          type="button"
          className="date-correction"
          onClick={() => problem.correction && onCorrect(problem.correction.date)}
        >
          {problem.correction.verb}
        </button>
      )}
    </span>
  );
}
