import dayjs from 'dayjs';
import 'dayjs/locale/pl.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

// `Intl`, which words the other sentences, writes September of British English with four letters.
const monthsShort = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
if (dayjs.Ls.en) dayjs.locale({ ...dayjs.Ls.en, monthsShort }, undefined, true);

/** Day.js with what this project adds to it. For days and months without a time zone, and for UTC; the clock in Poland is in `warsaw.ts`. */
export { dayjs };
