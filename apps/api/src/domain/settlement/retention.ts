/** The client knows the amount, or knew it. */
const TOLD = `(liabilities.published_at IS NOT NULL OR liabilities.status IN ('published', 'read', 'paid', 'confirmed'))`;

/** It has been with the tax office, or its confirmation is here. */
const FILED = `(declarations.sent_at IS NOT NULL OR declarations.status IN ('sent', 'accepted', 'rejected', 'corrected')
  OR EXISTS (SELECT FROM declaration_confirmations WHERE declaration_id = declarations.id))`;

/** What an office must be able to show for years is not deleted: what clients were told, what was filed, whose time it took, what is over. */
export const RETAINED_TASK = `(tasks.status = 'closed'
  OR EXISTS (SELECT FROM liabilities WHERE liabilities.task_id = tasks.id AND ${TOLD})
  OR EXISTS (SELECT FROM declarations WHERE declarations.task_id = tasks.id AND ${FILED})
  OR EXISTS (SELECT FROM uptimes WHERE uptimes.settlement_id = tasks.id))`;
