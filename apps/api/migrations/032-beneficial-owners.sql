-- What the act against money laundering has the office know of a company: whose it is in the end, and whether they are politically
-- exposed (art. 36 and 46 of the act of 1 March 2018). Null: nobody has said it yet.
ALTER TABLE companies
  ADD COLUMN pep boolean,
  ADD COLUMN pep_note text;

CREATE TABLE beneficial_owners (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  place int NOT NULL,
  name text NOT NULL,
  -- Sealed with the key of the office, and its last four digits to show.
  pesel bytea,
  pesel_end text CHECK (pesel_end ~ '^[0-9]{4}$'),
  -- Of whoever has no PESEL.
  birth_date date,
  citizenship text CHECK (citizenship ~ '^[A-Z]{2}$'),
  extent text NOT NULL,
  CHECK (pesel IS NOT NULL OR (birth_date IS NOT NULL AND citizenship IS NOT NULL))
);
CREATE INDEX beneficial_owners_company ON beneficial_owners (company_id, place);
