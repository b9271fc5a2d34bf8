import { createContext } from 'react';
import type { Job } from '#ui/feedback/job-progress.tsx';

/** How a list gets a file that is made in the background. */
export interface ExportPort {
  job: (id: string, signal: AbortSignal) => Promise<Job>;
  /** The file of a job that is done. */
  file: (id: string) => Promise<{ data: Blob; response: Response }>;
}

export const ExportContext = createContext<ExportPort | null>(null);
