import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';

interface QrCodeProps {
  text: string;
  /** What it holds, and where the same stands in words. */
  label: string;
  /** How much of it may be dirty: L is what banks ask for, M is the usual one. */
  correction?: 'L' | 'M';
}

/** Dark on light in both themes, with the margin that cameras need. */
export function QrCode({ text, label, correction = 'M' }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: correction, border: 3 });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={qrPath(data)} fill="#000" />
    </svg>
  );
}
