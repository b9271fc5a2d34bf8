/** One thing that the doctor looked at. */
export interface Finding {
  /** `wrong` keeps the portal from working; `weak` is worth knowing. */
  level: 'good' | 'weak' | 'wrong';
  text: string;
}

export const good = (text: string): Finding => ({ level: 'good', text });
export const weak = (text: string): Finding => ({ level: 'weak', text });
export const wrong = (text: string): Finding => ({ level: 'wrong', text });
