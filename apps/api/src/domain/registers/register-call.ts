import { LimitError, RegisterError } from './register-answer.ts';

export interface RegisterResponse {
  status: number;
  /** With its parameters. */
  contentType: string;
  retryAfter: string | null;
  text: string;
}

const LARGEST = 1024 * 1024;
const PAUSE = { usual: 60_000, longest: 3_600_000 };

/**
 * One request to a configured address. Follows no redirect, reads at most 1 MB of UTF-8 and only throws a {@link
 * RegisterError}.
 */
export async function callRegister(
  address: string,
  request: { method?: 'POST'; headers: Record<string, string>; body?: string; signal: AbortSignal },
): Promise<RegisterResponse> {
  try {
    const response = await fetch(address, { ...request, redirect: 'error' });
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      retryAfter: response.headers.get('retry-after'),
      text: await readText(response),
    };
  } catch (error) {
    throw error instanceof RegisterError ? error : new RegisterError(reasonOf(error));
  }
}

/** Throws for a status that means that there is nothing to read. */
export function assertGood({ status, retryAfter }: RegisterResponse): void {
  const seconds = Number(retryAfter ?? Number.NaN);
  if (status === 429)
    throw new LimitError('http 429', seconds > 0 ? Math.min(seconds * 1000, PAUSE.longest) : PAUSE.usual);
  if (status !== 200) throw new RegisterError(`http ${status}`);
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > LARGEST) throw new RegisterError('answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** `fetch` hides the reason behind "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unreachable';
  const { cause } = error;
  if (!(cause instanceof Error)) return error.name;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
