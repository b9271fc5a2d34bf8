import { type Db, run } from '#platform/database/database.ts';
import { type Finding, good, weak } from './finding.ts';

interface Company {
  name: string;
  /** Findings in all. */
  count: number;
  companies: number;
}

/** Partnerships whose partners pay income tax, as in `isTaxedByPartners`, and nobody has entered them. */
const WITHOUT_PARTNERS = `
  SELECT name, count(*) OVER ()::int AS count, count(*) OVER ()::int AS companies FROM companies
  WHERE company_type IN ('sc', 'sj', 'sp') AND taxation_form IN ('scale', 'linear', 'lump_sum')
    AND lifecycle IN ('active', 'notice')
    AND NOT EXISTS (SELECT FROM company_partners WHERE company_id = companies.id)
  ORDER BY name LIMIT 3`;

/** Companies with amounts that clients are to pay, and do not know where. */
const WITHOUT_ACCOUNT = `
  SELECT companies.name, sum(count(*)) OVER ()::int AS count, count(*) OVER ()::int AS companies
  FROM liabilities JOIN companies ON companies.id = company_id
  WHERE liabilities.status IN ('published', 'read', 'paid') AND result = 'payable' AND account IS NULL
  GROUP BY companies.name ORDER BY companies.name LIMIT 3`;

/** Whether each partnership has partners, and each published amount an account. */
export async function examineSettlements(db: Db, office: string): Promise<Finding[]> {
  const partnerships = await run<Company>(db, WITHOUT_PARTNERS, []);
  const amounts = await run<Company>(db, WITHOUT_ACCOUNT, []);
  if (partnerships.length === 0 && amounts.length === 0)
    return [good(`Partnerships of ${office} have partners, and amounts that clients see have accounts`)];
  return [
    ...(partnerships.length > 0
      ? [
          weak(
            `Partnerships of ${office} without partners, who get no income tax: ${named(partnerships)}. Add the partners.`,
          ),
        ]
      : []),
    ...(amounts.length > 0
      ? [weak(`Amounts of ${office} that clients are to pay to no account: ${named(amounts)}. Enter the account.`)]
      : []),
  ];
}

/** `2 (A, B)`, `12 (A, B, C and others)`. */
function named(found: Company[]): string {
  const { count, companies } = found[0] ?? { count: 0, companies: 0 };
  return `${count} (${found.map(({ name }) => name).join(', ')}${companies > found.length ? ' and others' : ''})`;
}
