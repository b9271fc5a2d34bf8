/** One result of the doctor. */
export interface Finding {
  /** `wrong` has to be fixed; `weak` is a warning. */
  level: 'good' | 'weak' | 'wrong';
  text: string;
}

export const good = (text: string): Finding => ({ level: 'good', text });
export const weak = (text: string): Finding => ({ level: 'weak', text });
export const wrong = (text: string): Finding => ({ level: 'wrong', text });
