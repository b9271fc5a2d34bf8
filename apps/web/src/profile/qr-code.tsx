import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';

interface QrCodeProps {
  text: string;
  /** What it holds, and where the same stands in words. */
  label: string;
}

/** Dark on light in both themes, with the margin that cameras need. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={qrPath(data)} fill="#000" />
    </svg>
  );
}
