import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';
import { useUploadFile } from '#services/uploads/use-upload-file.ts';
import { companyKeys } from '../queries.ts';

type Schemas = components['schemas'];
export type ImportReport = Schemas['ImportAnswer']['data'];
export type ImportCorrection = Schemas['ImportCorrection'];
export type PastImport = Schemas['ImportList']['data'][number];

const key = ['companies', 'imports'] as const;

/** The latest imports, newest first. */
export function useImports() {
  const api = useApi();
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await unwrap(api.GET('/companies/imports', { signal }))).data,
  });
}

interface Sending {
  file: File;
  /** What is to stand in cells of the file instead. */
  corrections: ImportCorrection[];
  /** Only says what would come of it. */
  dryRun: boolean;
}

/** Sends a file of companies: first to hear what would come of it, then to add them. */
export function useSendFile() {
  const api = useApi();
  const client = useQueryClient();
  const uploadFile = useUploadFile();
  return useMutation({
    mutationFn: async ({ file, corrections, dryRun }: Sending): Promise<ImportReport> => {
      const body = { ...(await uploadFile(file, 'company_import')), corrections };
      const header = { 'Idempotency-Key': createIdempotencyKey() };
      const params = { query: { dry_run: dryRun }, header };
      return (await unwrap(api.POST('/companies/import', { params, body }))).data;
    },
    onSuccess: ({ dry_run }) => {
      if (!dry_run) void client.invalidateQueries({ queryKey: companyKeys.all });
    },
  });
}

/** Takes an import back as far as nobody has touched what it added. */
export function useUndoImport() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const params = { path: { id }, header: { 'Idempotency-Key': createIdempotencyKey() } };
      return (await unwrap(api.POST('/companies/imports/{id}/undo', { params }))).data;
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: companyKeys.all }),
  });
}
