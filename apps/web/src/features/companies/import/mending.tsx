import { useText } from '#services/i18n/use-text.ts';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import words from './messages.json' with { type: 'json' };
import type { ImportCorrection, ImportReport } from './queries.ts';

type Row = ImportReport['rows'][number];
type Column = ImportReport['columns'][number];

interface CompanyImportMendingProps {
  row: Row;
  columns: Column[];
  /** What was typed since the rows were looked at. */
  written: ImportCorrection[];
  onWrite: (correction: ImportCorrection) => void;
}

/** The cells of a row that have mistakes, to be written anew; a mistake in no column of the file is only told. */
export function CompanyImportMending({ row, columns, written, onWrite }: CompanyImportMendingProps) {
  return (
    <ul className="company-import-faults">
      {row.errors.map(({ pointer, message }) => {
        const column = columns.find(({ key }) => key === columnOf(pointer));
        return (
          <li key={`${pointer} ${message}`}>
            {column ? (
              <Cell
                row={row}
                column={column}
                error={message}
                written={written.find((one) => one.row === row.row && one.column === column.key)?.value}
                onWrite={onWrite}
              />
            ) : (
              <p className="field-error">{message}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface CellProps {
  row: Row;
  column: Column;
  error: string;
  written: string | undefined;
  onWrite: (correction: ImportCorrection) => void;
}

function Cell({ row: { row, cells }, column: { key, heading, words: listed }, error, written, onWrite }: CellProps) {
  const i = useText(words);
  const stored = cells?.[key] ?? '';
  const value = written ?? stored;
  const write = (next: string) => onWrite({ row, column: key, value: next });
  return (
    <Field label={heading} error={error}>
      {(control) =>
        listed ? (
          <Select
            {...control}
            aria-label={i('cell', { heading, row })}
            value={listed.includes(value) ? value : ''}
            options={[
              { value: '', label: stored === '' ? i('choose') : i('choose.other', { value: stored }) },
              ...listed.map((word) => ({ value: word, label: word })),
            ]}
            onChange={({ target }) => write(target.value)}
          />
        ) : (
          <input
            {...control}
            className="input"
            aria-label={i('cell', { heading, row })}
            value={value}
            maxLength={500}
            onChange={({ target }) => write(target.value)}
          />
        )
      }
    </Field>
  );
}

/** People of the office are named in the file and stand in the company by id. */
const columnOf = (pointer: string) => pointer.split('/')[1]?.replace(/_id$/, '');
