-- The people of a partnership: each pays income tax and contributions of their own, see docs/decisions/024-partners.md.
CREATE TABLE company_partners (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  place int NOT NULL,
  name text NOT NULL,
  vat_number text CHECK (vat_number ~ '^[0-9]{10}$'),
  -- Sealed with the key of the office, and its last four digits to show.
  pesel bytea,
  pesel_end text CHECK (pesel_end ~ '^[0-9]{4}$'),
  -- Of the NIP, or of the PESEL of whoever has no NIP.
  tax_account text NOT NULL CHECK (tax_account ~ '^[0-9]{26}$'),
  -- In per cent.
  share numeric(5, 2) CHECK (share > 0 AND share <= 100),
  taxation_form text NOT NULL CHECK (taxation_form IN ('scale', 'linear', 'lump_sum')),
  income_period text NOT NULL CHECK (income_period IN ('monthly', 'quarterly', 'simplified')),
  zus_scheme text NOT NULL CHECK (zus_scheme IN
    ('start_relief', 'preferential', 'small_plus', 'full', 'health_only', 'holiday', 'not_applicable')),
  zus_account text CHECK (zus_account ~ '^[0-9]{26}$')
);
CREATE INDEX company_partners_company ON company_partners (company_id, place);

-- Whose it is. No reference: what a partner owed stays theirs when they have left, and so does the name on it.
ALTER TABLE liabilities
  ADD COLUMN partner_id uuid,
  ADD COLUMN partner text,
  ADD CHECK ((partner_id IS NULL) = (partner IS NULL));
DROP INDEX liabilities_once;
CREATE UNIQUE INDEX liabilities_once ON liabilities (task_id, kind, period, partner_id) NULLS NOT DISTINCT
  WHERE kind NOT IN ('office', 'other');
CREATE INDEX liabilities_partner ON liabilities (partner_id) WHERE partner_id IS NOT NULL;
