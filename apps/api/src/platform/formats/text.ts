const BREAK = /[\p{Zl}\p{Zp}]/u;
/** Characters that nobody sees: they hide what follows, turn it round, or begin a new line in a mail. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;
const ADDRESS = /:\/\//;
/** Control characters other than tabs and line breaks, and those that turn the direction of what follows. */
const MISLEADING = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]/u;

/** A name, a title or the like: one line, all of it visible, and nothing that a mail program makes a link of. */
export const isLine = (text: string): boolean => !BREAK.test(text) && !INVISIBLE.test(text) && !ADDRESS.test(text);

/** Text of several lines. */
export const isText = (text: string): boolean => !MISLEADING.test(text);
