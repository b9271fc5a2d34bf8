import type { Catalogue } from '@biuro/core/i18n/text.ts';
import type { Secrets } from './access/secrets.ts';
import { type DeletedParts, type DeletedRecords, mergeDeletedParts } from './database/deleted/deleted-records.ts';
import type { ListExport } from './export/list-export.ts';
import type { UploadRules } from './files/uploads/upload-rules.ts';
import type { Handlers, OperationId } from './http/contract/handlers.ts';
import type { Validators } from './http/contract/validators.ts';
import type { JobKind, JobStep } from './jobs/job-step.ts';
import type { Services } from './process/services.ts';
import { type KnownParts, mergeTenantParts, type TenantParts } from './tenants/tenant-parts.ts';
import type { Tenant } from './tenants/tenants.ts';

/** What a feature creates its handlers with. */
export interface FeatureServices extends Services {
  deletedRecords: DeletedRecords;
  secrets: Secrets;
  /** What all features take as uploads. */
  uploadRules: UploadRules;
  /** Runs the work when the server closes. */
  onClose(work: () => Promise<void>): void;
}

/** What a feature registers with the server. `O`: the operations that it answers. `J`: the kinds of jobs that it runs. */
export interface Feature<O extends OperationId = never, J extends JobKind = never> {
  handlers(services: FeatureServices): Pick<Handlers, O>;
  /**
   * Sentences of its problems by code, and of its fields by `field.code`. Others are taken from
   * `platform/http/messages.json`.
   */
  messages?: Catalogue;
  validators?: Validators;
  /** Lists that the job `export` can write to a file. */
  exports?: ListExport[];
  jobSteps?: Record<J, JobStep>;
  /** Enqueues the jobs that are due by the calendar. Called every minute, in every process. */
  planJobs?(tenant: Tenant, now: Date): Promise<void>;
  /** Its rows that are deleted and restored with a record. */
  deletion?: DeletedParts;
  /** What its records take as uploads, by the purpose. */
  uploads?: UploadRules;
  /** What a tenant file may configure. Several features may share a module. */
  tenantParts?: TenantParts;
}

export const defineFeature = <O extends OperationId = never, J extends JobKind = never>(
  feature: Feature<O, J>,
): Feature<O, J> => feature;

type OperationsOf<F> = F extends Feature<infer O, infer _> ? O : never;
type JobsOf<F> = F extends Feature<infer _, infer J> ? J : never;

/** All features as one. */
export interface Features<O extends OperationId, J extends JobKind> {
  handlers(services: FeatureServices): Mountable<O>;
  validators: Validators;
  exports: ListExport[];
  jobSteps: Record<J, JobStep>;
  planJobs(tenant: Tenant, now: Date): Promise<void>;
  deletion: DeletedParts;
  uploads: UploadRules;
  tenantParts: KnownParts;
}

export interface Mountable<O extends OperationId = OperationId> {
  handlers: Pick<Handlers, O>;
  /** Messages of the feature that answers the operation. */
  messages: ReadonlyMap<string, Catalogue>;
}

/**
 * Combines the features. A feature comes after those whose tables its own reference, because deleted rows are restored
 * in this order.
 */
export function combineFeatures<const F extends readonly Feature[]>(
  features: F,
): Features<OperationsOf<F[number]>, JobsOf<F[number]>> {
  return {
    handlers: (services) => mountableOf(features, services),
    jobSteps: Object.assign({}, ...features.map(({ jobSteps }) => jobSteps)),
    validators: Object.assign({}, ...features.map(({ validators }) => validators)),
    exports: features.flatMap(({ exports = [] }) => exports),
    async planJobs(tenant, now) {
      for (const { planJobs } of features) await planJobs?.(tenant, now);
    },
    deletion: mergeDeletedParts(features.map(({ deletion = {} }) => deletion)),
    uploads: Object.assign({}, ...features.map(({ uploads }) => uploads)),
    tenantParts: mergeTenantParts(features.map(({ tenantParts = {} }) => tenantParts)),
  };
}

function mountableOf(features: readonly Feature[], services: FeatureServices): Mountable {
  const handlers: Partial<Handlers> = {};
  const messages = new Map<string, Catalogue>();
  for (const feature of features) {
    const own: Partial<Handlers> = feature.handlers(services);
    for (const operation of Object.keys(own)) {
      if (operation in handlers) throw new Error(`Two features answer the operation ${operation}`);
      if (feature.messages) messages.set(operation, feature.messages);
    }
    Object.assign(handlers, own);
  }
  // The list of features does not compile when an operation is missing.
  return { handlers: handlers as Handlers, messages };
}
