import { type ReactNode, useEffect, useState } from 'react';
import { read } from './read.ts';

interface TableProps<Row> {
  /** The path of the list. */
  path: string;
  /** The key that it is sorted by. */
  sort: string;
  headings: string[];
  hrefOf: (row: Row) => string;
  /** The first one is the row's name. */
  cellsOf: (row: Row) => ReactNode[];
}

/** One call, one table. */
export function Table<Row extends { id: string }>({ path, sort, headings, hrefOf, cellsOf }: TableProps<Row>) {
  const [rows, setRows] = useState<Row[]>([]);
  const [order, setOrder] = useState<'asc' | 'desc'>('asc');
  useEffect(() => void read<Row[]>(`${path}?page=1&limit=25&sort=${sort}:${order}`).then(setRows), [path, sort, order]);
  return (
    <table>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading}>
              <button type="button" onClick={() => setOrder(order === 'asc' ? 'desc' : 'asc')}>
                {heading}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const [name, ...cells] = cellsOf(row);
          return (
            <tr key={row.id}>
              <th scope="row">
                <a href={hrefOf(row)}>{name}</a>
              </th>
              {cells.map((cell, index) => (
                <td key={headings[index + 1]}>{cell}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
