export interface DecodedText {
  content: string;
  encoding: 'utf-8' | 'utf-16le' | 'windows-1250';
}

/** Text of a file that somebody saved with who knows what: UTF-8, what Excel calls Unicode, or Polish Windows. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le');
  try {
    return decode(bytes, 'utf-8');
  } catch {
    return decode(bytes, 'windows-1250');
  }
}

function decode(bytes: Uint8Array, encoding: DecodedText['encoding']): DecodedText {
  return { content: new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes), encoding };
}
