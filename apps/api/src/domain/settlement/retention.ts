/** The client knows or knew the amount. */
const TOLD = `(liabilities.published_at IS NOT NULL OR liabilities.status IN ('published', 'read', 'paid', 'confirmed'))`;

/** Filed with the tax office, or its confirmation exists. */
const FILED = `(declarations.sent_at IS NOT NULL OR declarations.status IN ('sent', 'accepted', 'rejected', 'corrected')
  OR EXISTS (SELECT FROM declaration_confirmations WHERE declaration_id = declarations.id))`;

/**
 * Tasks that may not be deleted, because the office has to document them for years: closed, published, filed, or with
 * work time.
 */
export const RETAINED_TASK = `(tasks.status = 'closed'
  OR EXISTS (SELECT FROM liabilities WHERE liabilities.task_id = tasks.id AND ${TOLD})
  OR EXISTS (SELECT FROM declarations WHERE declarations.task_id = tasks.id AND ${FILED})
  OR EXISTS (SELECT FROM uptimes WHERE uptimes.settlement_id = tasks.id))`;
