const headings = ['Nazwa', 'Forma prawna', 'NIP', 'Miejscowość', 'E-mail', 'Telefon'];
const example = ['Przykład Jan Nowak', 'JDG', '', 'Kielce', 'biuro@przyklad.example', '+48 600 000 000'];

/** A file to fill in, such as spreadsheets in Poland open it: UTF-8 with its mark, semicolons. */
export function importTemplate(): Blob {
  const rows = [headings, example].map((row) => `${row.join(';')}\r\n`).join('');
  return new Blob(['\uFEFF', rows], { type: 'text/csv;charset=utf-8' });
}
